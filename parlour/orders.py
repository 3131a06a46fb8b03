"""Control of what goes wrong: faults, the gateway, the clock, and the list of refusals."""

from dataclasses import asdict, replace

from parlour.ask import Ask
from parlour.errors import Impossible
from parlour.shapes import Json
from parlour.snowflakes import snowflake_of
from parlour.strictness import NAMES, PRESETS

INTERRUPTIONS = ("drop", "reconnect", "invalidate")
A_MINUTE = 60
TEN_YEARS = 10 * 365 * 86400


async def order_fault(ask: Ask) -> Json:
    body = ask.body
    if not isinstance(body.get("person", ""), str):
        raise Impossible('"person" is a name or an id.')
    channel = ask.any_channel(body["channel"]).id if "channel" in body else None
    person = ask.person(body["person"]).id if "person" in body else None
    return {"id": str(ask.hall.faults.order(body, channel, person).id)}


async def faults(ask: Ask) -> Json:
    return {"faults": ask.hall.faults.pending()}


async def forget_faults(ask: Ask) -> Json:
    ask.hall.faults.forget()
    return {}


async def gateway(ask: Ask) -> Json:
    body = ask.take("do", resumable=True, shard=None)
    if body["do"] not in INTERRUPTIONS:
        raise Impossible(f'"do" is one of {", ".join(INTERRUPTIONS)}, not {body["do"]!r}.')
    met = ask.hall.gateway.interrupt(body["do"], resumable=body["resumable"], shard=body["shard"])
    return {"sessions": met}


async def clock(ask: Ask) -> Json:
    seconds = ask.take("advance")["advance"]
    # Not the other way round: what is no number at all is on neither side.
    if not 0 <= seconds <= TEN_YEARS:
        raise Impossible("Time goes ahead only, and ten years at most.")
    ask.hall.clock.advance(seconds)
    return {"now": ask.hall.clock.now()}


async def set_clock(ask: Ask) -> Json:
    held = ask.hall.clock
    body = ask.take(now=None, running=held.running)
    if body["running"]:
        held.go()
    else:
        held.hold()
    if body["now"] is not None:
        ahead = body["now"] - held.now()
        if not 0 <= ahead <= TEN_YEARS:
            raise Impossible("Time goes ahead only, and ten years at most.")
        held.advance(ahead)
    return {"now": held.now(), "running": held.running}


async def strictness(ask: Ask) -> Json:
    held = ask.hall.strictness
    body = ask.take(preset=None, **dict.fromkeys(NAMES))
    if body["preset"] is not None:
        if body["preset"] not in PRESETS:
            raise Impossible(f'"preset" is one of {", ".join(PRESETS)}, not {body["preset"]!r}.')
        held = PRESETS[body["preset"]]
    given = {name: body[name] for name in NAMES if body[name] is not None}
    ask.hall.strictness = replace(held, **given)
    return asdict(ask.hall.strictness)


async def current_strictness(ask: Ask) -> Json:
    return asdict(ask.hall.strictness)


async def pushes(ask: Ask) -> Json:
    after = snowflake_of(ask.query.get("after", "0"))
    if after is None:
        raise Impossible('"after" is the number of a push.')
    wanted = str(ask.person(ask.query["person"]).id) if "person" in ask.query else None
    held = [one for one in ask.hall.pushes.entries if one["n"] > after]
    return {"pushes": [one for one in held if wanted in {None, one["person"]}]}


async def forget_pushes(ask: Ask) -> Json:
    ask.hall.pushes.entries.clear()
    return {}


async def rate_limits(ask: Ask) -> Json:
    return {"on": ask.hall.rates.on, "pace": ask.hall.rates.pace}


async def set_rate_limits(ask: Ask) -> Json:
    rates = ask.hall.rates
    body = ask.take(on=rates.on, pace=rates.pace)
    if not 0 < body["pace"] <= A_MINUTE:
        raise Impossible(f'"pace" is more than 0 and at most {A_MINUTE}.')
    rates.set(on=body["on"], pace=body["pace"])
    return await rate_limits(ask)


async def traffic(ask: Ask) -> Json:
    try:
        since = float(ask.query.get("since", 0))
    except ValueError:
        raise Impossible('"since" is a moment of this clock, in seconds.') from None
    return ask.hall.traffic.told(since)


async def forget_traffic(ask: Ask) -> Json:
    ask.hall.traffic.held.clear()
    return {}


async def line(ask: Ask) -> Json:
    rate = ask.take(bits_per_second=None)["bits_per_second"]
    if rate is not None and not 1 <= rate < float("inf"):
        raise Impossible('"bits_per_second" is a number from 1, or null for as fast as can be.')
    ask.hall.intake.line.set(rate)
    return {"bits_per_second": rate}


async def refusals(ask: Ask) -> Json:
    after = snowflake_of(ask.query.get("after", "0"))
    if after is None:
        raise Impossible('"after" is the number of a refusal.')
    return {"refusals": [one for one in ask.hall.refused.entries if one["n"] > after]}


async def forget_refusals(ask: Ask) -> Json:
    ask.hall.refused.entries.clear()
    return {}
