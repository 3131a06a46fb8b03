#!/bin/sh
# Makes a Python environment and installs Gala into it, saying what happens:
#     hosting/install.sh FOLDER WHAT…
# WHAT is what pip is to install: `-e .` for whoever works on Gala, `.[postgres]` for whoever hosts it.
# `make run`, the container image and docs/hosting.md all come through here. PYTHON names another
# interpreter than python3.
set -eu

python=${PYTHON:-python3}
folder=$1
shift
source=$(cd "$(dirname "$0")/.." && pwd)

sorry() {
    echo "$1" >&2
    exit 1
}

command -v "$python" >/dev/null ||
    sorry "Gala needs Python 3.11 or newer. Install it (Debian: apt install python3 python3-venv), then try again."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    sorry "Gala needs Python 3.11 or newer, and $python is older. Install a newer one and name it: PYTHON=python3.12"
"$python" -c 'import venv, ensurepip' 2>/dev/null ||
    sorry "Python is here, but it cannot make environments with pip. Install that part (Debian: apt install python3-venv), then try again."

if [ ! -x "$folder/bin/python" ]; then
    echo "1/3  Making a Python environment in $folder"
    "$python" -m venv "$folder"
else
    echo "1/3  There is a Python environment in $folder"
fi

echo "2/3  Getting what Gala needs"
said="$folder/install.log"
status="$folder/install.status"
{
    code=0
    "$folder/bin/python" -m pip install --disable-pip-version-check --progress-bar off \
        --constraint "$source/constraints.txt" "$@" 2>&1 || code=$?
    echo "$code" >"$status"
} | tee "$said" | sed -un \
    -e 's/^Collecting \([^ (]*\).*/     \1/p' \
    -e 's/^Installing collected packages.*/3\/3  Installing/p'

code=$(cat "$status")
rm -f "$status"
if [ "$code" -ne 0 ]; then
    tail -n 15 "$said" >&2
    sorry "Gala could not be installed; all that pip said is in $said."
fi
rm -f "$said"
echo "Gala is installed in $folder"
