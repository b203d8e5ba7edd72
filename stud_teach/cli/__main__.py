"""`python -m stud_teach.cli`: the command where no script is installed."""

import sys

from stud_teach.cli import main

sys.exit(main())
