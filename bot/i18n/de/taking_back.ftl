## Taking back by consent

button-take-back = Zurücknehmen
button-agree = Einverstanden
button-refuse = Lieber nicht
take-back-never = Nichts wird zurückgenommen
take-back-own = Der eigene letzte Zug, bevor andere gezogen haben
take-back-any = Der eigene letzte Zug, was auch folgte
take-back-asked = { $others }: **{ $name }** möchte den letzten Zug zurücknehmen. Was seitdem gezogen wurde, würde neu gezogen.
take-back-agreed = Einverstanden: { $names }
take-back-refused = **{ $name }** möchte lieber weiterspielen, darum wird nichts zurückgenommen.
take-back-done = Der Zug ist zurückgenommen. Du bist wieder dran.
take-back-sent = Ich habe die anderen im Thread gefragt.
taken-back = **{ $name }** nimmt den letzten Zug zurück, und was folgt, wird neu gezogen.
question-void = Ein Zug wurde zurückgenommen, darum stellt sich diese Frage nicht mehr.
refused-take-back-game = In diesem Spiel antworten alle gleichzeitig, darum lässt sich kein Zug zurücknehmen. Deine Antwort kannst du ändern, bis sie versiegelt ist.
refused-take-back-never = An diesem Tisch wird nichts zurückgenommen. Für die nächste Partie könnt ihr unter „{ $button-options }“ etwas anderes wählen.
refused-take-back-late = { $name } hat seitdem gezogen, und an diesem Tisch lässt sich nur ein letzter Zug zurücknehmen. Für die nächste Partie könnt ihr unter „{ $button-options }“ etwas anderes wählen.
refused-take-back-nothing = Du hast noch nicht gezogen, also gibt es nichts zurückzunehmen.
refused-take-back-asked = Du hast schon gefragt. Die anderen antworten im Thread.
refused-take-back-own = Das sagen die anderen. Mit „Lieber nicht“ kannst du deine Frage zurückziehen.
refused-take-back-agreed = Du bist schon einverstanden. Es fehlen nur noch die anderen.
refused-take-back-over = Diese Frage ist erledigt, oder die Partie ist weitergegangen; geändert hat sich nichts. Mit /{ command-takeback } fragst du noch einmal.
refused-take-back-older = Diese Partie begann nach älteren Regeln, darum kann ich in ihr nicht zurückgehen. Spielt bitte weiter.
refused-take-back-place = Ich kann im Thread nicht schreiben und konnte die anderen nicht fragen. Versuch es bitte später noch einmal.
command-takeback = zurück
command-takeback-about = Frag die anderen, ob du deinen letzten Zug zurücknehmen darfst.
