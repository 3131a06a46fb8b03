"""How long a test waits for what is sure to come."""

PATIENCE = 180.0
"""Seconds that anything may take on the busiest machine; on a quiet one nothing comes near."""
