"""`python -m tests.record.write_schema` writes docs/record.schema.json anew."""

import json
from pathlib import Path

from abrikol.record.lines import schema

if __name__ == "__main__":
    path = Path(__file__).parent.parent.parent / "docs/record.schema.json"
    path.write_text(json.dumps(schema(), indent=2) + "\n", "utf-8")
