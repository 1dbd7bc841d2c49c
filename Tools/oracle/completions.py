#!/usr/bin/env python3
"""Completes command lines in the real shells, and holds the manual page against mandoc.

    completions.py [--detail COMMAND]

Each shell reads the script that `detail completions` prints for it and is asked what could come next. A shell or mandoc
that is not installed is an error: the Makefile installs them.
Exit: 0 all as expected, 1 differences, 2 could not run.
"""
import argparse
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time

#: A line, what must be offered, and what must not.
CASES = [
    ("detail li", ["lint"], ["phone"]),
    ("detail ph", ["phone", "photo"], ["lint"]),
    ("detail lint --stat", ["--statistics"], ["--select"]),
    ("detail lint --format g", ["github", "gitlab"], ["json"]),
    ("detail lint -f ju", ["junit"], ["json"]),
    ("detail lint --fail-on w", ["warning"], ["error"]),
    ("detail lint --lang n", ["nl"], ["en"]),
    ("detail lint --select phone.tooS", ["phone.tooShort"], ["phone.tooLong"]),
    ("detail lint --select card,phone.tooS", ["card,phone.tooShort"], ["phone.tooLong"]),
    ("detail phone --region N", ["NL", "NO"], ["DE"]),
    ("detail form N", ["NL", "NO"], ["DE"]),
    ("detail lint ca", ["cards", "card one.json"], ["--format", "other"]),
    ("detail lint --tables ca", ["cards"], ["card one.json"]),
    ("detail completions z", ["zsh"], ["lint"]),
    ("detail rule phone.tooS", ["phone.tooShort"], ["phone.tooLong"]),
    ("detail rules pho", ["phone", "photo"], ["phone.tooShort"]),
    ("detail schema p", ["phone", "photo", "policy"], ["card"]),
    ("detail lint --policy i", ["import"], ["detail"]),
    ("detail lint --policy ca", ["cards", "card one.json"], ["import"]),
    ("detail email --policy r", ["rfc5321"], ["import"]),
    ("detail date --form", ["--format"], ["--ndjson"]),
]


def bash(script, line, folder):
    program = f"""
source {script}
compopt() {{ :; }}
COMP_WORDS=({' '.join(line.split(' '))})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_detail detail
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    return subprocess.run(["bash", "-c", program], cwd=folder, capture_output=True, text=True).stdout.split("\n")


def fish(script, line, folder):
    program = f"source {script}; complete -C '{line}'"
    environment = dict(os.environ, HOME=folder, XDG_CONFIG_HOME=folder)
    done = subprocess.run(["fish", "-N", "-c", program], cwd=folder, capture_output=True, text=True, env=environment)
    return [text.split("\t")[0].rstrip("/") for text in done.stdout.split("\n")]


def zsh(script, line, folder):
    """zsh completes on a terminal only: what it draws behind a tab is what it offers."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        environment = {"PATH": os.environ["PATH"], "TERM": "dumb", "HOME": folder, "LC_ALL": "C.UTF-8"}
        os.execvpe("zsh", ["zsh", "-f", "-i"], environment)
    setup = ("PS1='READY'; unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; setopt list_ambiguous no_list_beep auto_list; "
             f"LISTMAX=9999; stty columns 500; source {script}; echo LOAD''ED\n")
    read(terminal, "[%#] ")
    os.write(terminal, setup.encode())
    read(terminal, "LOADED")
    read(terminal, None)
    os.write(terminal, (line + "\t").encode())
    time.sleep(0.2)
    first = read(terminal, None)
    os.write(terminal, b"\t")
    second = read(terminal, None)
    os.write(terminal, b"\x15exit\n")
    os.close(terminal)
    os.waitpid(process, 0)
    text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\r", " ", (first + second).decode(errors="replace")).replace("\\ ", " ")
    return text


def read(terminal, until, seconds=5):
    """What comes until a pattern, or until it is quiet."""
    text = b""
    end = time.time() + seconds
    while time.time() < end:
        ready, _, _ = select.select([terminal], [], [], 0.25 if until is None else 1)
        if not ready:
            if until is None:
                break
            continue
        try:
            text += os.read(terminal, 65536)
        except OSError:
            break
        if until is not None and re.search(until, text.decode(errors="replace")):
            break
    return text


def offers(found, word):
    if isinstance(found, list):
        return word in found
    return re.search(r"(^|[\s=/'])" + re.escape(word) + r"($|[\s/'=\[])", found) is not None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--detail", default=".build/release/detail")
    options = parser.parse_args()
    command = os.path.abspath(options.detail)
    for program in ["bash", "zsh", "fish", "mandoc", command]:
        if shutil.which(program) is None:
            print(f"completions.py: no {program}", file=sys.stderr)
            return 2
    different = 0
    with tempfile.TemporaryDirectory() as place:
        folder = os.path.join(place, "work")
        os.makedirs(os.path.join(folder, "cards"))
        open(os.path.join(folder, "card one.json"), "w").close()
        open(os.path.join(folder, "other"), "w").close()
        for shell, complete in [("bash", bash), ("zsh", zsh), ("fish", fish)]:
            script = os.path.join(place, "script." + shell)
            with open(script, "wb") as file:
                subprocess.run([command, "completions", shell], stdout=file, check=True)
            for line, wanted, unwanted in CASES:
                found = complete(script, line, folder)
                missing = [word for word in wanted if not offers(found, word)]
                # zsh draws the line itself as well, and what it offers of it.
                extra = [word for word in unwanted if offers(found, word) and word not in line]
                if missing or extra:
                    different += 1
                    print(f"{shell}: {line!r}: missing {missing}, not wanted {extra}; offered {found!r}")
        page = subprocess.run([command, "man"], capture_output=True, check=True).stdout
        lint = subprocess.run(["mandoc", "-Tlint", "-Wwarning"], input=page, capture_output=True)
        if lint.stdout:
            different += 1
            print(lint.stdout.decode())
    print(f"completions: {len(CASES)} lines in 3 shells and the manual page, {different} differences")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
