"""Write web/src/lib/protocol.schema.json, the JSON Schema of all messages, from the Python structs.

python tools/schema.py           write the file
python tools/schema.py --check   exit 1 if the file on disk is stale
"""

import argparse
import json
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from kongsheng.server import catalog, protocol  # noqa: E402

TARGET = ROOT / "web" / "src" / "lib" / "protocol.schema.json"


def schema() -> str:
    """Return the schema as text: every struct under ``definitions``, the whole a union of both directions."""
    types = [protocol.ClientMessage, protocol.ServerMessage, protocol.Settings, protocol.Created, catalog.Catalog]
    (client, server, *_), parts = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    for name, part in parts.items():
        part.pop("title", None)
        part["additionalProperties"] = False
        doc = (getattr(protocol, name, None) or getattr(catalog, name)).__doc__
        if doc:
            part["description"] = " ".join(doc.split())
    parts["ClientMessage"] = {"anyOf": client["anyOf"]}
    parts["ServerMessage"] = {"anyOf": server["anyOf"]}
    every = [{"$ref": f"#/definitions/{name}"} for name in ("ClientMessage", "ServerMessage", "Created", "Catalog")]
    whole = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Protocol",
        "anyOf": every,
        "definitions": dict(sorted(parts.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only")
    check = parser.parse_args().check
    text = schema()
    if check:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print(f"{TARGET.relative_to(ROOT)} is stale: run python tools/schema.py", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
