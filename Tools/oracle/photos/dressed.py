"""Copies of plain pictures with metadata of every kind: what exiftool writes, and what only bytes put in by hand can be."""
import struct

from . import raw
from .recipes import MAGICK, Maker, plain

# What exiftool is asked to write, and into which formats it can.
EVERY = ("jpeg", "png", "webp", "heic", "avif")
KINDS = {
    "exif": (EVERY, ["-Artist=A. Nonym", "-DateTimeOriginal=2026:01:02 03:04:05", "-Make=Maker"]),
    "gps": (EVERY, ["-GPSLatitude=52.1", "-GPSLatitudeRef=N", "-GPSLongitude=4.3", "-GPSLongitudeRef=E"]),
    "gpsaltitude": (EVERY, ["-GPSAltitude=3", "-Artist=B"]),
    "gpsversion": (EVERY, ["-GPSVersionID=2.3.0.0", "-GPSTimeStamp=01:02:03"]),
    "xmp": (EVERY, ["-XMP:Title=Title", "-XMP:Creator=A. Nonym"]),
    "xmpgps": (EVERY, ["-XMP-exif:GPSLatitude=52.1", "-XMP-exif:GPSLongitude=4.3"]),
    "exifxmp": (EVERY, ["-Artist=A. Nonym", "-XMP:Title=Title", "-GPSLatitude=52.1", "-GPSLatitudeRef=S"]),
    "iptc": (("jpeg", "png"), ["-IPTC:Headline=Headline", "-IPTC:City=Town"]),
    "comment": (("jpeg", "png"), ["-Comment=A comment"]),
    "ducky": (("jpeg",), ["-Ducky:Comment=A comment", "-Ducky:Quality=50"]),
    "photoshop": (("jpeg",), ["-Photoshop:XResolution=72", "-Photoshop:DisplayedUnitsX=inches"]),
    "mie": (("jpeg",), ["-MIE:Title=Title"]),
    "pngtext": (("png",), ["-PNG:Author=A. Nonym", "-PNG:Software=Program", "-PNG:CreationTime=2026:01:02 03:04:05"]),
    "pngutf8": (("png",), ["-PNG:Author=Ä. Nönym", "-charset", "utf8"]),
    "pngtime": (("png",), ["-PNG:ModifyDate=2026:01:02 03:04:05"]),
    "icc": (EVERY[:3], ["-ICC_Profile<={icc}"]),
    "iccexif": (EVERY[:3], ["-ICC_Profile<={icc}", "-Artist=A. Nonym"]),
    "everything": (
        EVERY,
        ["-Artist=A", "-XMP:Title=B", "-IPTC:Headline=C", "-Comment=D", "-GPSLatitude=1", "-GPSLatitudeRef=N"]),
}
BASES = {
    "jpeg": ["baseline.jpg", "progressive.jpg"], "png": ["rgb.png", "palette.png"],
    "webp": ["lossy.webp", "losslessalpha.webp"],
    "heic": ["plain.heic", "thumbnail.heic"], "avif": ["alpha.avif", "libheif.avif"],
}


def tagged(maker, icc):
    """Every kind on two codings of each format, and every orientation on both and in two sizes."""
    for format, bases in BASES.items():
        for number, base in enumerate(bases):
            stem, ending = base.split(".")
            source = maker.folder / f"64x48-{base}"
            for kind, (formats, tags) in KINDS.items():
                if format in formats:
                    maker.tagged(source, f"{kind}-{stem}.{ending}", *[tag.format(icc=icc) for tag in tags])
            for orientation in range(1, 9):
                other = maker.folder / f"31x17-{base}"
                maker.tagged(source, f"orientation{orientation}-{stem}.{ending}", f"-Orientation#={orientation}")
                name = f"orientation{orientation}-small-{stem}.{ending}"
                maker.tagged(other, name, f"-Orientation#={orientation}", "-Artist=A")
    maker.write_tags()


def by_hand(maker):
    """Parts that no tool writes."""
    def save(name, content):
        (maker.folder / name).write_bytes(content)
    read = lambda name: (maker.folder / f"64x48-{name}").read_bytes()
    text = b"Some words that somebody hid here."
    jpeg, png, webp = read("baseline.jpg"), read("rgb.png"), read("lossy.webp")
    save("hand-mpf.jpg", raw.multi_picture(jpeg))
    save("hand-trailer.jpg", jpeg + text)
    save("hand-app5.jpg", raw.with_segment(jpeg, 0xE5, text))
    provenance = raw.box(b"jumb", raw.box(b"jumd", b"c2pa" + bytes(12) + b"\3c2pa\0"))
    save("hand-jumbf.jpg", raw.with_segment(jpeg, 0xEB, b"JP\0\1\0\0\0\1" + provenance))
    save("hand-flashpix.jpg", raw.with_segment(jpeg, 0xE2, b"FPXR\0\0\1\0\1" + text))
    save("hand-comments.jpg", raw.with_segment(raw.with_segment(jpeg, 0xFE, text), 0xFE, text))
    save("hand-trailer.png", png + text)
    save("hand-private.png", raw.with_chunk(png, b"prVt", text))
    save("hand-text.png", raw.with_chunk(png, b"tEXt", b"Comment\0" + text, last=True))
    save("hand-ztxt.png", raw.with_chunk(png, b"zTXt", b"Comment\0\0" + raw.zlib.compress(text)))
    save("hand-itxt.png", raw.with_chunk(png, b"iTXt", b"Comment\0\0\0\0\0" + text))
    save("hand-c2pa.png", raw.with_chunk(png, b"caBX", provenance))
    save("hand-trailer.webp", webp + text)
    save("hand-unknown.webp", raw.with_riff_chunk(read("losslessalpha.webp"), b"noTe", text))
    for name in ("plain.heic", "alpha.avif"):
        format = name.split(".")[1]
        save(f"hand-trailer.{format}", read(name) + text)
        save(f"hand-uuid.{format}", read(name) + raw.uuid_box("d8fec3d61b0e483c92975828877ec481", text))
        save(f"hand-free.{format}", read(name) + raw.box(b"free", text))
        save(f"hand-unknown.{format}", read(name) + raw.box(b"noTe", text))
        title = raw.box(b"\xa9nam", struct.pack(">HH", len(text), 0) + text)
        save(f"hand-udta.{format}", read(name) + raw.box(b"udta", title))


def turned(maker):
    """AVIF files that turn, mirror and crop by properties, and in grids."""
    source = maker.sources / "64x48.png"
    for angle in range(4):
        for mirror in (None, 0, 1):
            extra = [] if mirror is None else ["--imir", mirror]
            name = f"turn{angle}{'' if mirror is None else mirror}.avif"
            maker.command("avifenc", "-l", "--irot", angle, *extra, source, maker.folder / name)
    for number, crop in enumerate(("0,0,32,32", "2,4,16,20", "32,16,32,32")):
        maker.command("avifenc", "-y", "420", "--crop", crop, source, maker.folder / f"crop{number}.avif")
        turned = maker.folder / f"cropturn{number}.avif"
        maker.command("avifenc", "-y", "420", "--crop", crop, "--irot", 1, source, turned)
    grid = maker.source("256x128.ppm", raw.pixels(256, 128))
    maker.command(MAGICK, grid, "-define", "png:exclude-chunks=all", maker.sources / "256x128.png")
    maker.wave()
    maker.command("avifenc", "-g", "2x1", maker.sources / "256x128.png", maker.folder / "grid.avif")
    maker.command("avifenc", "-g", "2x2", maker.sources / "256x128.png", maker.folder / "grid4.avif")
    maker.command("heif-enc", "-t", "64", maker.sources / "256x128.png", "-o", maker.folder / "large.heic")
    maker.command("heif-enc", maker.sources / "64x48.png", maker.sources / "31x17.png", "-o", maker.folder / "two.heic")
    maker.wave()


# Parts that the oracles do not tell of, by a piece of the file's name.
UNTOLD = {
    "thumbnail.heic": "thumbnail", "large.heic": "thumbnail", "two.heic": "mpf", "hand-mpf": "trailer",
    "hand-trailer": "trailer",
    "hand-app5": "application", "hand-flashpix": "application", "hand-free": "unknown", "hand-private": "unknown",
    "hand-unknown": "unknown", "hand-uuid": "provenance", "hand-udta": "text",
    "from-deflated-everything": "xmp", "mux-noexif": "exif",
}


def untold(name):
    """The kinds that are in a file because they were put there."""
    return {kind for piece, kind in UNTOLD.items() if piece in name}


def orientation(name):
    """What avifenc makes properties of, mirroring included; None for other files."""
    return int(name[4]) if name.startswith("from") and name[5:] == ".avif" else None


def converted(maker, icc):
    """What the encoders make of a JPEG or PNG with metadata and a profile; animations and sequences."""
    to, sources = maker.folder, maker.sources
    frames = [sources / f"frame{number}.png" for number in range(3)]
    for number, frame in enumerate(frames):
        source = maker.source(f"frame{number}.ppm", raw.pixels(40, 30, number + 1))
        maker.command(MAGICK, source, "-define", "png:exclude-chunks=all", frame)
    maker.wave()
    maker.command("img2webp", "-loop", "0", *frames, "-o", to / "animated.webp")
    maker.command("img2webp", "-lossless", "-mixed", *frames, "-o", to / "animatedlossless.webp")
    maker.command("avifenc", "-s", "10", *frames, to / "sequence.avif")
    maker.command("webpmux", "-set", "icc", icc, to / "64x48-lossy.webp", "-o", to / "mux-icc.webp")
    maker.command("webpmux", "-set", "exif", to / "64x48-lossy.webp", to / "64x48-lossless.webp", "-o", to / "mux-noexif.webp")
    for orientation in range(1, 9):
        source = to / f"orientation{orientation}-small-baseline.jpg"
        maker.command("heif-enc", source, "-o", to / f"from{orientation}.heic")
        maker.command("avifenc", "-s", "10", source, to / f"from{orientation}.avif")
        maker.command("cwebp", "-quiet", "-metadata", "all", source, "-o", to / f"from{orientation}.webp")
    for source, name in ((to / "everything-baseline.jpg", "everything"), (to / "iccexif-baseline.jpg", "iccexif")):
        maker.command("heif-enc", source, "-o", to / f"from-{name}.heic")
        maker.command("heif-enc", "--enable-metadata-compression", source, "-o", to / f"from-deflated-{name}.heic")
        maker.command("avifenc", "-s", "10", source, to / f"from-{name}.avif")
        maker.command("cwebp", "-quiet", "-metadata", "all", source, "-o", to / f"from-{name}.webp")
    maker.command("avifenc", "-s", "10", "--icc", icc, sources / "64x48.png", to / "icc.avif")
    maker.command("avifenc", "-s", "10", "--pasp", "2,1", sources / "64x48.png", to / "pasp.avif")
    maker.wave()
    for kind in ("exif", "xmp", "gps", "icc"):
        maker.tagged(to / "animated.webp", f"{kind}-animated.webp", *[tag.format(icc=icc) for tag in KINDS[kind][1]])
        if kind != "icc":
            maker.tagged(to / "sequence.avif", f"{kind}-sequence.avif", *KINDS[kind][1])
    maker.write_tags()


def make(folder):
    """Every image, in a folder `images`; answers their paths."""
    maker = Maker(folder / "images")
    plain(maker)
    icc = profile(maker)
    tagged(maker, icc)
    by_hand(maker)
    turned(maker)
    converted(maker, icc)
    return sorted(path for path in maker.folder.iterdir() if not path.name.endswith("_original"))


def profile(maker):
    """A small profile of our own: ICC.1:2022, 7, with as few tags as it may have."""
    def tag(name, offset, size):
        return name + struct.pack(">II", offset, size)
    curve = b"curv" + struct.pack(">IIH", 0, 1, 0x0233) + b"\0\0"
    white = b"XYZ \0\0\0\0" + struct.pack(">iii", 63190, 65536, 54061)
    text = b"text\0\0\0\0CC0\0"
    name = b"desc\0\0\0\0" + struct.pack(">I", 4) + b"rgb\0" + bytes(4 + 4 + 2 + 1 + 67)
    name += bytes(-len(name) % 4)
    blocks, tags, at = b"", b"", 128 + 4 + 12 * 9
    places = {}
    same = [(key, white) for key in (b"wtpt", b"rXYZ", b"gXYZ", b"bXYZ")]
    same += [(key, curve) for key in (b"rTRC", b"gTRC", b"bTRC")]
    for key, block in [(b"desc", name), (b"cprt", text), *same]:
        if block not in places:
            places[block] = at + len(blocks)
            blocks += block + bytes(-len(block) % 4)
        tags += tag(key, places[block], len(block))
    size = at + len(blocks)
    head = struct.pack(">I", size) + bytes(4) + bytes([2, 0x10, 0, 0]) + b"mntrRGB XYZ "
    head += struct.pack(">6H", 2026, 1, 1, 0, 0, 0)
    head += b"acsp" + bytes(4 * 7) + struct.pack(">iii", 63190, 65536, 54061)
    return maker.source("profile.icc", head + bytes(128 - len(head)) + struct.pack(">I", 9) + tags + blocks)
