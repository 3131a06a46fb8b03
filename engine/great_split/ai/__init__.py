"""How AI players see The Great Split."""
