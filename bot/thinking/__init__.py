"""The AI seats: who thinks for them, in which process, and when their answers are shown."""
