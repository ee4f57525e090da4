#!/bin/sh
# Finds a Python (PENNANT_PYTHON may name one) and lets tools/setup.py bring .venv up to date: tools/setup.sh run package
root=$(dirname "$(dirname "$(readlink -f "$0")")")

fits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

for python in "$root/.venv/bin/python" "${PENNANT_PYTHON:-python3}" python3.13 python3.12 python3.11 python3.14 python; do
    if fits "$python"; then
        exec "$python" -I "$root/tools/setup.py" "$@"
    fi
done
echo "pennant: Python 3.11 or newer is needed and none was found; install it and run this again." >&2
exit 1
