"""Pictures of what a seat may see, drawn with Pillow."""
