toy-title = Spielzeug
toy-blurb = Teile drei Karten, wähle einen Stapel.
command-part = trennen
command-part-about = Spielzeug: trenne deine Karten in zwei Teile
command-pick = greifen
command-pick-about = Spielzeug: greif dir einen Stapel
