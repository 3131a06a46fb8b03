"""`python -m bench [NAME …]`: measure and print; `python -m bench soak --minutes N`: try to break it."""

import sys

from bench import drawing, engine, late_turns, pictures, requests, results, resume, soak, wire
from bench.table import print_table

BENCHES = {
    "drawing": drawing.rows,
    "engine": engine.rows,
    "late_turns": late_turns.rows,
    "pictures": pictures.rows,
    "requests": requests.rows,
    "results": results.rows,
    "resume": resume.rows,
    "wire": wire.rows,
}

USUAL = tuple(name for name in BENCHES if name != "resume")
"""What is measured where no name is given: ten thousand tables take their time."""


def main(names: list[str]) -> int:
    if names[:1] == ["soak"]:
        return soak.main(names[1:])
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"There is no bench {unknown[0]!r}; there are: {', '.join(BENCHES)}.")
        return 2
    for name in names or USUAL:
        print_table(name, BENCHES[name]())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
