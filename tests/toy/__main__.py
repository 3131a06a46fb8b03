"""The engine as a program that knows the toy only."""

import sys

from engine.__main__ import main
from tests.toy import Toy

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], {Toy.key: Toy()}))
