af-hint-deliver = Deliver { $good } in { $city }: { $amount } M now.
af-hint-load = Take { $good } along for { $city }: { $amount } M in about { $turns } { $turns ->
    [1] turn
   *[other] turns
}.
af-hint-bring = On the way to { $city } with { $good }: { $amount } M in about { $turns } { $turns ->
    [1] turn
   *[other] turns
}.
af-hint-fetch = On the way to { $source } for { $good }: { $city } pays { $amount } M, in about { $turns } { $turns ->
    [1] turn
   *[other] turns
}.
af-hint-build = Track for { $good } to { $city }: { $cost } M to build in all, { $amount } M when delivered.
af-hint-repair = Joins your train to your network again: { $cost } M to build in all.
af-hint-major = Track towards one more major city: you need five to win.
af-hint-upgrade = A { $type } for { $amount } M now ends the game sooner than the money would.
af-hint-second-train = A second train in { $city } for { $amount } M soon pays for itself.
af-hint-not-needed = No contract of the plan needs { $good }.
af-hint-origin = Your best first contracts start from { $city }.
af-hint-return = The card that promises least.
af-hint-sit-out = None of these contracts is worth its time: draw new cards.
af-hint-wait = The train waits: there is no track, or no way on, in this turn.
af-hint-end-turn = Nothing is worth its money now.
af-hint-accept = A better price than the usual one.
af-hint-refuse = The usual price is better for you.
