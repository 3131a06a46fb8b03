## Taking back by consent

button-take-back = Take Back
button-agree = Agree
button-refuse = Rather Not
take-back-never = Nothing can be taken back
take-back-own = Own last turn, before others moved
take-back-any = Own last turn, whatever followed
take-back-asked = { $others }: **{ $name }** would like to take back the last turn. Whatever was drawn since would be drawn anew.
take-back-agreed = Agreed: { $names }
take-back-refused = **{ $name }** would rather play on, so nothing is taken back.
take-back-done = It is taken back. Your turn again.
take-back-sent = I have asked the others in the thread.
taken-back = **{ $name }** takes back the last turn, and whatever follows is drawn anew.
question-void = A turn was taken back, so this question is no longer asked.
refused-take-back-game = In this game everybody answers at once, so turns cannot be taken back. You can change your own answer until it is sealed.
refused-take-back-never = At this table nothing is taken back. For the next game you can choose otherwise in “{ $button-options }”.
refused-take-back-late = { $name } has moved since, and at this table only a last turn can be taken back. For the next game you can choose otherwise in “{ $button-options }”.
refused-take-back-nothing = You have not moved yet, so there is nothing to take back.
refused-take-back-asked = You have asked already. The others answer in the thread.
refused-take-back-own = That is for the others to say. With “Rather Not” you can drop your question.
refused-take-back-agreed = You have agreed already. It only needs the others.
refused-take-back-over = That question is settled or the game has moved on, so nothing was changed. /{ command-takeback } asks anew.
refused-take-back-older = This game began by older rules, so I cannot go back in it. Play on, please.
refused-take-back-place = I cannot write in the thread, so I could not ask the others. Please try again later.
command-takeback = takeback
command-takeback-about = Ask the others to let you take back your last turn.
