"""Brings what is stored to Discord: the public messages, the messages of each seat, reminders."""
