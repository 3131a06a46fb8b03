"""Prompts as Discord components, and answers on their way back."""
