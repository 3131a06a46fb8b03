"""What those who manage a server decide for it."""
