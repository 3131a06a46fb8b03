from tests.bot.simulation import an_evening
from tests.bot.toy_dealer import ToyDealer

TOY = {"toy": ToyDealer()}


async def test_play_posts_a_lobby_with_its_opener_seated(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana") as evening:
        await evening["Ana"].say(evening.channel, "play", game="toy")
        assert "**Ana** · direct messages ✓" in evening.lobby.text
        assert evening.lobby.buttons == ["Join", "Leave", "Add an AI", "Options", "Start"]


async def test_a_whole_evening(tmp_path):
    async with an_evening(tmp_path, TOY, "Ana", "Ben") as evening:
        await evening.start("Ana", "Ben", game="toy")
        for m in evening.messages(evening.channel.id): print("CHANNEL", m.text, m.buttons)
        for m in evening.messages(evening.thread.id): print("THREAD", m.text, m.buttons, m.pictures)
        for n in ("Ana", "Ben"):
            for m in evening[n].letters(): print(n, m.text, m.buttons, m.pictures)
        for n in ("Ana", "Ben"):
            p = evening[n]
            await p.tick(p.question, "Split", ["A"])
            print(p.question.text, p.question.buttons)
            await p.press(p.question, "Seal It")
        for n in ("Ana", "Ben"):
            p = evening[n]
            await p.press(p.question, "Take Left")
            await p.press(p.question, "Settle")
        for m in evening.messages(evening.channel.id): print("CHANNEL", m.text, m.buttons)
        for m in evening.messages(evening.thread.id): print("THREAD", m.text, m.buttons, m.pictures)
        for n in ("Ana", "Ben"):
            for m in evening[n].letters(): print(n, m.text, m.buttons, m.pictures)
