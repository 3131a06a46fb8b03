toy-title = Juguete
toy-blurb = Divide tres cartas, elige un montón.
command-part = apartar
command-part-about = Juguete: aparta tus cartas en dos
command-pick = escoger
command-pick-about = Juguete: escoge un montón
