"""Tries every kind of request that the bot makes, and says line by line what Discord took."""
