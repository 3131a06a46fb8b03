"""`python -m bench [NAME …]`: measure and print; without a name, everything."""

import sys

from bench import drawing, engine, late_turns, pictures, requests, results, wire
from bench.table import print_table

BENCHES = {
    "drawing": drawing.rows,
    "engine": engine.rows,
    "late_turns": late_turns.rows,
    "pictures": pictures.rows,
    "requests": requests.rows,
    "results": results.rows,
    "wire": wire.rows,
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"There is no bench {unknown[0]!r}; there are: {', '.join(BENCHES)}.")
        return 2
    for name in names or BENCHES:
        print_table(name, BENCHES[name]())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
