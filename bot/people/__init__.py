"""What concerns one person across all tables: where they are awaited, and what they chose."""
