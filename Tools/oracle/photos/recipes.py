"""The pictures of the comparison: plain ones of every coding, and copies with metadata of every kind."""
import pathlib
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

from . import raw

SIZES = [(1, 1), (16, 9), (31, 17), (64, 48), (130, 67)]
FORMATS = ["jpeg", "png", "webp", "heic", "avif"]
TOOLS = ["exiftool", "cjpeg", "cwebp", "webpmux", "img2webp", "heif-enc", "heif-convert", "avifenc", "avifdec"]
MAGICK = shutil.which("magick") or shutil.which("convert-im6.q16") or "convert"


class Maker:
    """Makes files in a folder; commands of one wave run side by side."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir()
        self.sources = self.folder.parent / "sources"
        self.sources.mkdir()
        self.commands = []
        self.exiftool = []

    def source(self, name, content):
        path = self.sources / name
        path.write_bytes(content)
        return path

    def command(self, *words):
        self.commands.append([str(word) for word in words])

    def wave(self):
        """Runs what was asked for; a tool that fails makes no file, and that is found out by counting."""
        with ThreadPoolExecutor(4) as pool:
            done = list(pool.map(lambda words: subprocess.run(words, capture_output=True), self.commands))
        failed = [(words, run.stderr[-300:]) for words, run in zip(self.commands, done) if run.returncode]
        if failed:
            raise RuntimeError(f"{len(failed)} commands failed, first: {failed[0]}")
        self.commands = []

    def tagged(self, source, name, *arguments):
        """A copy of a file with what exiftool writes into it."""
        shutil.copy(source, self.folder / name)
        self.exiftool += ["-overwrite_original", "-q", *arguments, str(self.folder / name), "-execute"]

    def write_tags(self):
        text = "\n".join(self.exiftool) + "\n"
        subprocess.run(["exiftool", "-@", "-"], input=text.encode(), capture_output=True)
        self.exiftool = []


def plain(maker):
    """Pictures of every coding and size, as the tools write them."""
    to = maker.folder
    for width, height in SIZES:
        size = f"{width}x{height}"
        ppm = raw.pixels(width, height)
        source, clear = maker.source(f"{size}.ppm", ppm), maker.source(f"{size}.pam", raw.alpha(ppm))
        png, clear_png = maker.sources / f"{size}.png", maker.sources / f"{size}-alpha.png"
        bare = ["-define", "png:exclude-chunks=date,time,bKGD,gAMA,cHRM", "-define"]
        maker.command(MAGICK, source, *bare, "png:color-type=2", png)
        maker.command(MAGICK, clear, *bare, "png:color-type=6", clear_png)
        for name, options in JPEG.items():
            maker.command("cjpeg", *options, "-outfile", to / f"{size}-{name}.jpg", source)
        for name, options in PNG.items():
            maker.command(MAGICK, clear if "alpha" in name else source, *options, to / f"{size}-{name}.png")
        for name, options in WEBP.items():
            given = clear if "alpha" in name else source
            maker.command("cwebp", "-quiet", *options, given, "-o", to / f"{size}-{name}.webp")
    maker.wave()
    for width, height in SIZES:
        size = f"{width}x{height}"
        for name, options in HEIC.items():
            if name == "thumbnail" and width <= 24:
                continue
            given = maker.sources / (f"{size}-alpha.png" if "alpha" in name else f"{size}.png")
            maker.command("heif-enc", *options, given, "-o", to / f"{size}-{name}.heic")
        for name, options in AVIF.items():
            given = maker.sources / (f"{size}-alpha.png" if "alpha" in name else f"{size}.png")
            maker.command("avifenc", "-s", "10", *options, given, to / f"{size}-{name}.avif")
        maker.command("heif-enc", "-A", maker.sources / f"{size}.png", "-o", to / f"{size}-libheif.avif")
    maker.wave()


JPEG = {
    "baseline": ["-quality", "90"], "progressive": ["-progressive"], "grey": ["-grayscale"],
    "restarts": ["-restart", "1", "-sample", "1x1"], "arithmetic": ["-arithmetic"],
}
PNG = {
    "rgb": ["-define", "png:color-type=2"], "alpha": ["-define", "png:color-type=6"],
    "palette": ["-colors", "8", "-define", "png:color-type=3"], "interlaced": ["-interlace", "PNG"],
    "bare": ["-define", "png:exclude-chunks=all"], "deep": ["-depth", "16", "-define", "png:bit-depth=16"],
}
WEBP = {"lossy": ["-q", "60"], "lossless": ["-lossless"], "alpha": ["-q", "60"], "losslessalpha": ["-lossless"]}
HEIC = {"plain": [], "thumbnail": ["-t", "24"], "alpha": []}
AVIF = {"lossless": ["-l"], "alpha": [], "deep": ["-d", "10"], "subsampled": ["-y", "420"]}
