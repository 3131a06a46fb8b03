"""What presses, forms and commands do."""
