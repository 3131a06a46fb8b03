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
review-cost =
    { $unit ->
        [chance] **{ $number }.** This cost about { $cost } % of your chances to win.
       *[points]
            { $cost ->
                [one] **{ $number }.** This cost about one point.
               *[other] **{ $number }.** This cost about { $cost } points.
            }
    }
review-best =
    { $unit ->
        [chance] **Your best decision**, about { $gain } % better than the next best.
       *[points]
            { $gain ->
                [one] **Your best decision**, about one point better than the next best.
               *[other] **Your best decision**, about { $gain } points better than the next best.
            }
    }
review-given = What you did: { $answer }
review-better = Better: { $answer }
review-clean = I found nothing that I would have done clearly better.
review-broke = The review could not be finished. Please try again later.
refused-review-older = This game began by older rules, which I cannot replay, so I cannot look back at it.
refused-review-nothing = You had nothing to decide in this game, so there is nothing to look back at.
