"""Results of finished games: how they come about, and the statistics and ratings made of them."""
