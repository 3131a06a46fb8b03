"""Writes the stories of the playthroughs anew."""

import sys

from tests.engine.great_split.playthroughs import STORIES, story, story_file

for seats in STORIES:
    story_file(seats).write_text(story(seats), "utf-8")
    sys.stdout.write(f"Wrote {story_file(seats).name}.\n")
