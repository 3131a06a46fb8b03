"""The slash commands: everything the buttons do, and the same answers."""
