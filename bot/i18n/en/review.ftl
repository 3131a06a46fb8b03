# Looking back at one's own decisions.

button-review = Where Did I Lose It?
command-review = review
command-review-about = Your decisions of a finished game, judged again: what cost most, and what was best.
review-begins =
    { $count ->
        [one] I look at your one decision again.
       *[other] I look at your { $count } decisions again, each from what you could know then. It takes about half a minute.
    }
review-progress = { $done } of { $count } decisions looked at.
review-amount =
    { $unit ->
        [chance] { $count }% of your chances to win
       *[points]
            { $count ->
                [one] one point
               *[other] { $count } points
            }
    }
review-cost =
    { $kind ->
        [game] **{ $number }.** This most likely cost the game.
        [both] **{ $number }.** This cost about { $amount }, and most likely the game.
       *[amount] **{ $number }.** This cost about { $amount }.
    }
review-best =
    { $kind ->
        [game] **Your best decision**: the next best would most likely have cost the game.
        [both] **Your best decision**: the next best would have cost about { $amount }, and most likely the game.
       *[amount] **Your best decision**: the next best would have cost about { $amount }.
    }
review-given = What you did: { $answer }
review-better = Better: { $answer }
review-clean = I found nothing that I would have done clearly better.
review-broke = The review could not be finished. Please try again later.
refused-review-older = This game began by older rules, which I cannot replay, so I cannot look back at it.
refused-review-nothing = You had nothing to decide in this game, so there is nothing to look back at.
