af-hint-plan = { $good } from { $source } to { $city }: { $amount } M, { $cost ->
    [0] no track to build
   *[other] track { $cost } M
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $crossings ->
    [0] { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
   *[other] ferry { $ferries }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
}: { $profit } M a turn.
af-hint-plan-loaded = { $good }, on board, to { $city }: { $amount } M, { $cost ->
    [0] no track to build
   *[other] track { $cost } M
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $crossings ->
    [0] { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
   *[other] ferry { $ferries }, { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
}: { $profit } M a turn.
af-plan-ride = { $steps ->
    [one] ride one step
   *[other] ride { $steps } steps
}
af-plan-ride-to = { $steps ->
    [one] ride one step to { $city }
   *[other] ride { $steps } steps to { $city }
}
af-plan-load = load { $good }
af-plan-unload = set down { $good }
af-plan-deliver = deliver { $good }: { $amount } M
af-plan-build = { $sections ->
    [one] build one section
   *[other] build { $sections } sections
}
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
