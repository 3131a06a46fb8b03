toy-title = Toy
toy-blurb = Split three cards, pick a pile.
command-part = part
command-part-about = Toy: part your cards in two
command-pick = pick
command-pick-about = Toy: pick a pile
