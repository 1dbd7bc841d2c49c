"""Builds what no tool writes: parts of files put in by hand, at the places where metadata hides."""
import struct
import zlib


def pixels(width, height, seed=1):
    """A picture without any symmetry, as PPM: every orientation of it is another picture."""
    rows = bytearray()
    noise = seed
    for y in range(height):
        for x in range(width):
            noise = (noise * 1103515245 + 12345) & 0x7FFFFFFF
            red, green, blue = x * 251 // width + 3, y * 239 // height + (noise >> 26), x * 5 + y * 11 + seed
            rows += bytes([red & 255, green & 255, blue & 255])
    return b"P6\n%d %d\n255\n" % (width, height) + bytes(rows)


def alpha(ppm):
    """The same with an alpha channel, as PAM."""
    head, size, depth, rows = ppm.split(b"\n", 3)
    width, height = map(int, size.split())
    data = b"".join(rows[at:at + 3] + bytes([at * 7 & 255]) for at in range(0, len(rows), 3))
    return b"P7\nWIDTH %d\nHEIGHT %d\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n" % (width, height) + data


# JPEG

def segment(marker, content):
    return bytes([0xFF, marker]) + struct.pack(">H", len(content) + 2) + content


def with_segment(jpeg, marker, content):
    """A segment after the start of the image and a JFIF header, if there is one."""
    at = 2
    if jpeg[2:4] == b"\xff\xe0":
        at += 2 + struct.unpack(">H", jpeg[4:6])[0]
    return jpeg[:at] + segment(marker, content) + jpeg[at:]


def multi_picture(jpeg):
    """A second JPEG behind the first, announced by an index of pictures (CIPA DC-007)."""
    def index(first, second, offset):
        entries = struct.pack(">IIIHH", 0x030000, first, 0, 0, 0) + struct.pack(">IIIHH", 0, second, offset, 0, 0)
        tags = struct.pack(">HHI4s", 0xB000, 7, 4, b"0100") + struct.pack(">HHII", 0xB001, 4, 1, 2)
        tags += struct.pack(">HHII", 0xB002, 7, 32, 8 + 2 + 36 + 4)
        return b"MPF\0MM\0*" + struct.pack(">IH", 8, 3) + tags + struct.pack(">I", 0) + entries
    first = with_segment(jpeg, 0xE2, index(0, 0, 0))
    at = first.index(b"MPF\0") + 4
    return with_segment(jpeg, 0xE2, index(len(first), len(jpeg), len(first) - at)) + jpeg


# PNG

def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def with_chunk(png, name, content, last=False):
    """A chunk after IHDR, or before IEND."""
    at = len(png) - 12 if last else 33
    return png[:at] + chunk(name, content) + png[at:]


# WebP

def riff_chunk(name, content):
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) & 1)


def with_riff_chunk(webp, name, content):
    data = webp[:8 + struct.unpack("<I", webp[4:8])[0]] + riff_chunk(name, content)
    return data[:4] + struct.pack("<I", len(data) - 8) + data[8:]


# HEIF

def box(name, content):
    return struct.pack(">I", len(content) + 8) + name + content


def uuid_box(number, content):
    return box(b"uuid", bytes.fromhex(number) + content)
