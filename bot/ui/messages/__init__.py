"""What a message is: its words, pictures and buttons as values, and the calls that bring it to Discord."""
