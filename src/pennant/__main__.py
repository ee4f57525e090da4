"""`python -m pennant`."""

from pennant.cli import main

main()
