"""Readable JSON, and files that are replaced together or not at all."""
import json
import os
import pathlib
import shutil

WIDTH = 100


def pretty(value, indent=0):
    """JSON with two spaces a level; a list or object of plain values stays on one line when it fits."""
    pad = "  " * (indent + 1)
    if isinstance(value, (list, dict)) and value:
        items = value.values() if isinstance(value, dict) else value
        if not any(isinstance(item, (list, dict)) for item in items):
            line = json.dumps(value, ensure_ascii=False)
            if isinstance(value, list) and len(line) + 2 * indent <= WIDTH:
                return line
    if isinstance(value, dict) and value:
        lines = [f"{pad}{json.dumps(name)}: {pretty(item, indent + 1)}" for name, item in value.items()]
        return "{\n" + ",\n".join(lines) + "\n" + "  " * indent + "}"
    if isinstance(value, list) and value:
        lines = [pad + pretty(item, indent + 1) for item in value]
        return "[\n" + ",\n".join(lines) + "\n" + "  " * indent + "]"
    return json.dumps(value, ensure_ascii=False)


def document(value):
    return pretty(value) + "\n"


def read_folder(folder):
    """File name to text, for the .json files of a folder; empty when the folder is not there."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(pathlib.Path(folder).glob("*.json"))}


def replace_folder(folder, files):
    """Makes the folder hold exactly these files. The old folder stays until the new one is complete."""
    folder = pathlib.Path(folder)
    new, old = folder.with_name(f".{folder.name}.new"), folder.with_name(f".{folder.name}.old")
    for leftover in (new, old):
        shutil.rmtree(leftover, ignore_errors=True)
    new.mkdir(parents=True)
    for name, text in files.items():
        (new / name).write_text(text, encoding="utf-8")
    if folder.exists():
        os.rename(folder, old)
    os.rename(new, folder)
    shutil.rmtree(old, ignore_errors=True)


def replace_file(path, text):
    path = pathlib.Path(path)
    new = path.with_name(f".{path.name}.new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, path)
