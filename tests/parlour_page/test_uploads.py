"""Files given to the bot at the page: in a command and in a form."""

import pytest
from playwright.async_api import FilePayload, expect

pytestmark = [pytest.mark.slow, pytest.mark.asyncio(loop_scope="package")]


def letter(name: str) -> FilePayload:
    return FilePayload(name=f"{name}.txt", mimeType="text/plain", buffer=name.upper().encode())


async def test_a_command_takes_a_file(seated):
    await seated.writing.fill("/read ")
    form = seated.page.get_by_role("form", name="/read")
    await form.get_by_role("button", name="Send").click()
    await expect(form.get_by_role("alert")).to_have_text("Fill in file.")
    await form.get_by_label("file").set_input_files(letter("a"))
    await form.get_by_role("button", name="Send").click()
    await expect(seated.last).to_contain_text("a.txt: A")


async def test_a_form_takes_files_and_counts_them(seated):
    await seated.runs("deliver")
    form = seated.page.get_by_role("dialog", name="Deliver")
    await form.get_by_label("Two files").set_input_files([letter("a")])
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_contain_text("Two files")
    await form.get_by_label("Two files").set_input_files([letter("a"), letter("b")])
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(seated.last).to_contain_text("a.txt: A, b.txt: B")


async def test_a_channel_is_picked_among_those_that_fit(seated):
    await seated.writing.fill("/where ")
    form = seated.page.get_by_role("form", name="/where")
    await form.get_by_role("button", name="thread").click()
    await expect(seated.page.get_by_role("option")).to_have_count(0)
