"""The program `gala`: what somebody types who has installed the package."""
