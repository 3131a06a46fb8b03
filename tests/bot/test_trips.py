"""How often a press goes to the database and asks its dealer: few trips, counted."""

from collections import Counter

from sqlalchemy import event

from tests.bot.playing import split
from tests.bot.simulation import Evening, an_evening
from tests.bot.toy_dealer import ToyDealer

READS, WRITES, PROMPTS = "reads", "writes", "prompts"


class Counting(ToyDealer):
    def __init__(self) -> None:
        self.trips: Counter[str] = Counter()

    def ask(self, view, decision, moves, to):
        self.trips[PROMPTS] += 1
        return super().ask(view, decision, moves, to)


def count_trips(evening: Evening, trips: "Counter[str]") -> None:
    engine = evening.bot.store._engine.sync_engine

    def read(_connection, _cursor, statement, *_):
        trips[READS] += statement.startswith("SELECT")

    def wrote(_connection):
        trips[WRITES] += 1

    event.listen(engine, "before_cursor_execute", read)
    event.listen(engine, "commit", wrote)


async def test_sealing_an_answer_takes_four_reads_two_writes_and_one_prompt(tmp_path):
    dealer = Counting()
    async with an_evening(tmp_path, {"toy": dealer}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        ana = evening["Ana"]
        draft = await ana.tick(ana.question, "Split", ["A"])
        await evening.env.settle()
        count_trips(evening, dealer.trips)
        dealer.trips.clear()
        await ana.press(draft.message, "Seal It")
        assert dealer.trips[READS] <= 4
        assert dealer.trips[WRITES] <= 2
        assert dealer.trips[PROMPTS] <= 1


async def test_a_step_of_a_longer_answer_takes_no_more(tmp_path):
    dealer = Counting()
    async with an_evening(tmp_path, {"toy": dealer}, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        await split(evening, "Ben")
        await split(evening, "Ana")
        count_trips(evening, dealer.trips)
        dealer.trips.clear()
        await evening["Ana"].press(evening["Ana"].question, "Take Left")
        assert dealer.trips[READS] <= 4
        assert dealer.trips[WRITES] <= 2
        # The question that was pressed was built to be shown; the next one is built now.
        assert dealer.trips[PROMPTS] <= 1
