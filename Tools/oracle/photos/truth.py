"""What exiftool and ImageMagick say of the files, in the words of `detail photo`."""
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor

MAGICK = ["magick", "identify"] if shutil.which("magick") else [shutil.which("identify-im6.q16") or "identify"]
FORMATS = {
    "JPEG": "jpeg", "PNG": "png", "APNG": "png", "WEBP": "webp", "Extended WEBP": "webp", "HEIC": "heic", "AVIF": "avif",
}

# The orientation of a turn against the clock, in degrees, as exiftool tells it of HEIF files.
TURNS = {0: 1, 90: 8, 180: 3, 270: 6}

# Groups of exiftool and what they are to us. Those of the picture itself are "".
GROUPS = {
    "EXIF": "exif", "MakerNotes": "exif", "XMP": "xmp", "IPTC": "iptc", "Photoshop": "iptc", "MPF": "mpf",
    "Ducky": "application", "MIE": "trailer", "JUMBF": "provenance", "FlashPix": "application", "APP5": "application",
    "PNG": "text",
    "ICC_Profile": "", "File": "", "JFIF": "", "RIFF": "", "QuickTime": "", "ExifTool": "", "Composite": "", "APP14": "",
    "SourceFile": "",
    # Of user data in a HEIF file.
    "FLIR": "text",
}
TAGS = {
    "File:Comment": "comment", "PNG:ModifyDate": "time", "QuickTime:CreateDate": "time", "QuickTime:ModifyDate": "time",
    "QuickTime:TrackCreateDate": "time", "QuickTime:MediaCreateDate": "time", "XMP:XMPToolkit": "xmp",
    "MPF:MPImage2": "mpf", "File:CurrentIPTCDigest": "", "PNG:ProfileName": "", "JFIF:ThumbnailImage": "thumbnail",
}

# What stands in the PNG group and is the picture.
PICTURE = re.compile(
    "PNG:(ImageWidth|ImageHeight|BitDepth|ColorType|Compression|Filter|Interlace|Gamma|WhitePoint[XY]|(Red|Green|Blue)[XY]"
    "|SRGBRendering|BackgroundColor|Palette|Transparency|PixelsPerUnit[XY]|PixelUnits|SignificantBits|Animation.*"
    "|PaletteHistogram)$")
# A city or a part of one tells a place as well.
PLACE = re.compile("(EXIF|XMP):GPS(?!VersionID|TimeStamp|DateTime|MapDatum)|IPTC:(City|Sub-location)|XMP:(City|Location)$")


class Said:
    """What the oracles say of one file."""

    def __init__(self, tags):
        self.tags = tags
        self.format = FORMATS.get(tags.get("File:FileType"), tags.get("File:FileType"))
        self.width, self.height = self.side("ImageWidth"), self.side("ImageHeight")
        self.profile = any(tag.startswith("ICC_Profile:") for tag in tags)
        self.place = any(PLACE.match(tag) for tag in tags)
        if self.format in ("heic", "avif"):
            self.orientation = TURNS.get(tags.get("QuickTime:Rotation", 0))
        else:
            self.orientation = tags.get("EXIF:Orientation", 1)
        self.kinds = {kind for kind in map(self.kind, tags) if kind}
        self.shown = self.signature = self.alpha = None

    def side(self, name):
        return next((self.tags[group + name] for group in ("File:", "PNG:", "RIFF:") if group + name in self.tags), None)

    def kind(self, tag):
        if tag in TAGS:
            # A time of zero is none.
            return None if str(self.tags[tag]).startswith("0000") else TAGS[tag]
        if PICTURE.match(tag):
            return None
        group = tag.split(":")[0]
        return GROUPS.get(group, group)


def said(paths):
    """One answer a file, by its name."""
    names = "\n".join(map(str, paths)).encode()
    run = subprocess.run(["exiftool", "-json", "-G", "-n", "-@", "-"], input=names, capture_output=True)
    answers = {tags["SourceFile"]: Said(tags) for tags in json.loads(run.stdout or "[]")}
    for name, (size, channels, signature) in pixels(paths).items():
        if name in answers:
            answers[name].shown, answers[name].signature = size, signature
            answers[name].alpha = channels.endswith("a")
    decoded(answers)
    return answers


def decoded(answers):
    """Puts in alpha and pixels of HEIF files as other decoders have them, because ImageMagick 6 leaves alpha out."""
    with tempfile.TemporaryDirectory() as folder:
        pictures = {}
        for number, (name, answer) in enumerate(answers.items()):
            if name.endswith((".heic", ".avif")):
                pictures[f"{folder}/{number}.png"] = name

        def decode(picture):
            tool = ["avifdec"] if pictures[picture].endswith(".avif") else ["heif-convert"]
            subprocess.run([*tool, pictures[picture], picture], capture_output=True)
            first = pathlib.Path(picture.replace(".png", "-1.png"))
            if first.exists():
                first.rename(picture)

        with ThreadPoolExecutor(4) as pool:
            list(pool.map(decode, pictures))
        made = [name for name in pictures if pathlib.Path(name).exists()]
        for picture, (_, channels, signature) in pixels(made).items():
            answer = answers[pictures[picture]]
            answer.alpha = channels.endswith("a")
            answer.signature = (answer.signature, signature)


def pixels(paths):
    """Size and signature of the decoded pixels of each file's first picture; files that ImageMagick cannot read are left out."""
    found = {}
    for start in range(0, len(paths), 100):
        names = [str(path) for path in paths[start:start + 100]]
        run = subprocess.run([*MAGICK, "-quiet", "-format", "%i\t%w\t%h\t%[channels]\t%#\n", *names], capture_output=True)
        for line in run.stdout.decode().splitlines():
            name, width, height, channels, signature = line.split("\t")
            found.setdefault(name.split("[")[0], ((int(width), int(height)), channels, signature))
    return found
