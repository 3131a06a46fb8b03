"""The rules of the games: pure functions over immutable values, no words and no I/O."""
