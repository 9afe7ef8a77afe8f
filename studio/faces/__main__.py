"""python -m faces [NAME...]: render the portraits, or those named; then the sheet and what the site serves."""

import sys

from faces import press
from faces.sitter import FACES

for name in sys.argv[1:] or FACES:
    print(press.render(name), flush=True)
press.export()
print(press.sheet())
