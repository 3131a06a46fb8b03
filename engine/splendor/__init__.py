"""The rules of Splendor."""
