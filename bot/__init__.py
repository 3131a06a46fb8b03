"""The Discord bot: tables, players, questions and answers."""
