#!/usr/bin/env python3
"""Compares `detail photo` with exiftool and ImageMagick on images that are made here, with the tools that people use.

    photo.py [--detail .build/release/detail] [--keep FOLDER]

Makes some hundred JPEG, PNG, WebP, HEIC and AVIF files: every coding, odd sizes, every orientation, metadata of every kind,
and parts put in by hand that no tool writes. Then:

1. Read: format, size as coded and as shown, orientation, profile, every kind of metadata, whether a place is told.
2. Strip: exiftool finds nothing but a profile, the pixels decode to the same as before, a second time changes nothing, and
   where the orientation would be lost, the command refuses and says so.
3. Turn: what a HEIF file's properties make of a picture decodes to the same pixels as our orientation of the picture itself.

Prints how many decisions were compared, and the differences; those on purpose are in photos/deliberate.py. Exit: 0 none,
1 some, 2 could not run.
"""
import argparse
import collections
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
from photos import deliberate, dressed, recipes, truth  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Tally:
    def __init__(self):
        self.decisions = collections.Counter()
        self.differences = []
        self.undecoded = set()

    def compare(self, name, member, ours, theirs):
        self.decisions[member] += 1
        if ours != theirs and not deliberate.explained(name, member, ours, theirs):
            self.differences.append(f"{name}: {member} is {ours!r} here, {theirs!r} there")


def main():
    parser = argparse.ArgumentParser(description="Compare with exiftool and ImageMagick.")
    parser.add_argument("--detail", default=".build/release/detail", help="the program to ask")
    parser.add_argument("--keep", type=pathlib.Path, help="make the images in this folder, and keep them")
    parser.add_argument("--show", type=int, default=40, help="how many differences to print")
    options = parser.parse_args()
    missing = [tool for tool in recipes.TOOLS if not shutil.which(tool)]
    if missing:
        print("not installed:", ", ".join(missing), file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        return run(options, options.keep or pathlib.Path(folder))


def run(options, folder):
    folder.mkdir(parents=True, exist_ok=True)
    detail = str(pathlib.Path(options.detail).resolve())
    images = dressed.make(folder)
    tally = Tally()
    ours, theirs = ask(detail, images), truth.said(images)
    for path in images:
        compare_reading(path, ours[str(path)], theirs.get(str(path)), tally)
    strip_all(detail, folder, images, ours, theirs, tally)
    turns(folder, ours, tally)
    return report(images, tally, options.show)


def ask(detail, paths):
    """One answer a file, by its name."""
    answers = {}
    for start in range(0, len(paths), 200):
        names = map(str, paths[start:start + 200])
        run = subprocess.run([detail, "photo", "--format", "json", *names], capture_output=True, cwd=ROOT)
        for line in run.stdout.splitlines():
            answer = json.loads(line)
            answers[answer["file"]] = answer
    if len(answers) != len(paths):
        raise SystemExit(f"{len(paths)} files asked, {len(answers)} answered")
    return answers


def compare_reading(path, ours, theirs, tally):
    name, expected = path.name, dressed.untold(path.name)
    if theirs is None:
        tally.differences.append(f"{name}: exiftool says nothing")
        return
    tally.compare(name, "format", ours["format"], theirs.format)
    tally.compare(name, "stored size", (ours["storedWidth"], ours["storedHeight"]), (theirs.width, theirs.height))
    tally.compare(name, "orientation", ours["orientation"], dressed.orientation(name) or theirs.orientation)
    shown = theirs.shown
    if shown and theirs.format not in ("heic", "avif") and ours["orientation"] > 4:
        shown = shown[::-1]
    tally.compare(name, "shown size", (ours["width"], ours["height"]), shown)
    tally.compare(name, "alpha", ours["alpha"], theirs.alpha)
    tally.compare(name, "profile", ours["colourProfile"], theirs.profile)
    told = {part["kind"] for part in ours["metadata"]} - {"colourProfile", "colour", "orientation", "animation"}
    tally.compare(name, "kinds", sorted(told), sorted(theirs.kinds | expected))
    tally.compare(name, "place", any(part["location"] for part in ours["metadata"]), theirs.place)
    codes = {problem["code"] for problem in ours["problems"]}
    tally.compare(name, "metadata is a problem", bool(codes & {"photo.metadata", "photo.trailingData"}), bool(told))


def strip_all(detail, folder, images, ours, theirs, tally):
    out, kept = folder / "stripped", folder / "kept"
    out.mkdir(), kept.mkdir()

    def strip(path):
        first = command(detail, path, out / path.name)
        again = None
        if (out / path.name).exists():
            again = command(detail, out / path.name, out / ("again-" + path.name))
        other = command(detail, path, kept / path.name, "--keep-orientation")
        return first, again, other

    with ThreadPoolExecutor(4) as pool:
        runs = dict(zip(images, pool.map(strip, images)))
    written = [path for path in sorted(out.iterdir()) if not path.name.startswith("again-")]
    after, turned = truth.said(written), truth.said(sorted(kept.iterdir()))
    again = ask(detail, written)
    for path in images:
        name, before = path.name, theirs[str(path)]
        refused = ours[str(path)]["orientation"] != 1 and before.format not in ("heic", "avif")
        reasons = codes(runs[path][0])
        tally.compare(name, "refusal", "photo.orientationLost" in reasons, refused)
        copy = after.get(str(out / name))
        tally.compare(name, "copy is written", copy is not None, not refused)
        if copy:
            compare_copy(name, before, copy, tally)
            tally.compare(name, "kinds left", [part["kind"] for part in again[str(out / name)]["metadata"]], [])
            tally.compare(name, "second copy", (out / ("again-" + name)).read_bytes() == (out / name).read_bytes(), True)
        if refused and (copy := turned.get(str(kept / name))):
            compare_copy(name, before, copy, tally, keeping={"exif"})
            tally.compare(name, "kept orientation", copy.orientation, before.orientation)
            tags = {tag for tag in copy.tags if tag.startswith("EXIF:")}
            tally.compare(name, "kept tags", tags, {"EXIF:Orientation"})


def compare_copy(name, before, copy, tally, keeping=frozenset()):
    tally.compare(name, "metadata left", sorted(copy.kinds - keeping), [])
    tally.compare(name, "profile kept", copy.profile, before.profile)
    tally.compare(name, "size kept", (copy.shown, copy.width, copy.height), (before.shown, before.width, before.height))
    if before.signature is None:
        tally.undecoded.add(name)
    tally.compare(name, "pixels kept", copy.signature, before.signature)


def command(detail, source, target, *options):
    words = [detail, "photo", "--format", "json", "--strip", str(target), *options, str(source)]
    return subprocess.run(words, capture_output=True, cwd=ROOT)


def codes(run):
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    return {problem["code"] for answer in answers for problem in (answer.get("stripped") or {}).get("problems", [])}


# What each orientation does to a picture that is stored upright.
OPERATIONS = {
    1: [], 2: ["-flop"], 3: ["-rotate", "180"], 4: ["-flip"], 5: ["-transpose"], 6: ["-rotate", "90"], 7: ["-transverse"],
    8: ["-rotate", "270"],
}


def turns(folder, ours, tally):
    for path in sorted((folder / "images").glob("turn*.avif")):
        decoded, expected = folder / f"{path.stem}-decoded.png", folder / f"{path.stem}-expected.png"
        subprocess.run(["heif-convert", str(path), str(decoded)], capture_output=True)
        operation = OPERATIONS[ours[str(path)]["orientation"]]
        source = str(folder / "sources/64x48.png")
        subprocess.run([recipes.MAGICK, source, *operation, "+repage", str(expected)])
        found = truth.pixels([decoded, expected])
        tally.compare(path.name, "turned pixels", found.get(str(decoded), "not decoded"), found.get(str(expected)))


def report(images, tally, show):
    formats = collections.Counter(path.suffix[1:] for path in images)
    print(f"{len(images)} images ({', '.join(f'{count} {name}' for name, count in sorted(formats.items()))}), "
          f"{sum(tally.decisions.values())} decisions compared, {len(tally.differences)} differences")
    print(", ".join(f"{member} {count}" for member, count in tally.decisions.items()))
    for difference in deliberate.DIFFERENCES:
        if difference.seen:
            print(f"on purpose, {difference.seen}: {difference.reason}")
    if tally.undecoded:
        print(f"{len(tally.undecoded)} files that ImageMagick cannot decode: {' '.join(sorted(tally.undecoded)[:8])}")
    for line in tally.differences[:show]:
        print(line)
    return 1 if tally.differences else 0


if __name__ == "__main__":
    sys.exit(main())
