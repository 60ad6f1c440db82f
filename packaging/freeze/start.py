"""What the frozen program begins with; installed packages begin with the command that pip makes."""

import sys

from scorekeeper.__main__ import main

sys.exit(main())
