"""The games: rules as pure functions over immutable values, and players and programs around them.

The rules hold no words for players and do no I/O; only `editions`, which reads a host's files, and
the programs `__main__` and `serve` touch the world outside.
"""
