#!/usr/bin/env python3
"""Verifies an exported action log of Hanpan with only Python 3 (docs/act-log.md).

    python3 verify_act_log.py act-log-2026-11-23-1204.jsonl [--heads act-heads.jsonl] [--print]

Each act is sealed by SHA-256 over the hash of the act before it and its own text. A changed, removed, inserted or moved
act breaks the chain. Heads that were saved outside the database reveal a log that was rebuilt as a whole, or whose end
was cut off. Exit code 0: everything is as it was written. 1: it is not. 2: the file is not such a log.
"""

import argparse
import hashlib
import json
import sys

FIRST_HASH = "00" * 32


def lines_of(path):
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                try:
                    yield number, json.loads(line)
                except ValueError:
                    sys.exit(f"{path}, line {number}: no JSON. The file is broken.")


def verify(path, show):
    """Returns the hash of each act by its number. Exits at the first act that does not match."""
    lines = lines_of(path)
    _, head = next(lines, (0, {}))
    if not isinstance(head, dict) or head.get("log") != "hanpan-acts" or head.get("version") != 1:
        print(f"{path} is no log of acts that this program knows.", file=sys.stderr)
        sys.exit(2)
    hashes = {}
    before = FIRST_HASH
    foot = None
    for number, act in lines:
        if foot is not None:
            fail(f"line {number}: there is something behind the end")
        if "sealedText" not in act:
            foot = act
            continue
        expected = len(hashes) + 1
        if act["id"] != expected:
            fail(f"act {act['id']} stands where act {expected} belongs")
        if act["previousHash"] != before:
            fail(f"act {expected} does not go on from the one before it")
        sealed = act["sealedText"]
        hash_ = hashlib.sha256(bytes.fromhex(before) + sealed.encode("utf-8")).hexdigest()
        if act["hash"] != hash_:
            fail(f"act {expected} is not what was sealed")
        facts = json.loads(sealed)
        if facts["id"] != expected:
            fail(f"act {expected} was sealed as act {facts['id']}")
        if show:
            print(json.dumps(facts, ensure_ascii=False))
        hashes[expected] = before = hash_
    if foot is None or foot.get("count") != len(hashes) or foot.get("hash") != (before if hashes else ""):
        fail("the end is missing: the file was cut, or the export was broken off")
    return hashes


def verify_heads(path, hashes):
    """Returns how many heads match, and how many are of acts after this export (not checked)."""
    checked = later = 0
    for number, head in lines_of(path):
        if head["count"] > len(hashes):
            later += 1
        elif hashes.get(head["count"]) != head["hash"]:
            fail(f"{path}, line {number}: the log has another act {head['count']} than when this was kept")
        else:
            checked += 1
    return checked, later


def fail(why):
    print(f"NOT as it was written: {why}.", file=sys.stderr)
    sys.exit(1)


def main():
    parser = argparse.ArgumentParser(description="Verifies an exported log of acts.")
    parser.add_argument("log")
    parser.add_argument("--heads", help="heads that were kept beside the database")
    parser.add_argument("--print", action="store_true", help="prints each act as it was sealed")
    asked = parser.parse_args()
    hashes = verify(asked.log, asked.print)
    print(f"As it was written: {len(hashes)} acts, head {hashes.get(len(hashes), FIRST_HASH)}.")
    if asked.heads:
        checked, later = verify_heads(asked.heads, hashes)
        print(f"{checked} heads fit; {later} are of acts after this export.")


if __name__ == "__main__":
    main()
