"""How long a test waits for what is sure to come."""

PATIENCE = 60.0
"""Seconds that anything may take on a busy machine; on a quiet one nothing comes near."""
