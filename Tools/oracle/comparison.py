"""Asks the command and the oracle the same questions, and compares member by member."""
import collections
import json
import multiprocessing
import shlex
import subprocess
import time

import phonenumbers
from phonenumbers import re_util

import answers
import examples
from texts import Texts

MEMBERS = {"text": "input", "region": "region", "calling_from": "from", "carrier": "carrier", "other": "match"}


class Tally:
    """What was compared, and what differs."""

    def __init__(self):
        self.texts, self.refused, self.differing = 0, 0, 0
        self.decisions = collections.Counter()
        self.differences = []

    def add(self, other, keep):
        self.texts += other.texts
        self.refused += other.refused
        self.differing += other.differing
        self.decisions += other.decisions
        self.differences += other.differences[:max(0, keep - len(self.differences))]

    def total(self):
        return sum(self.decisions.values())


class LostAnswers(Exception):
    """The command did not answer every line."""


def ask(command, lines, root):
    """One answer a line; a command that loses one cannot be compared."""
    text = "".join(json.dumps(line) + "\n" for line in lines)
    run = subprocess.run(shlex.split(command), input=text.encode(), stdout=subprocess.PIPE, cwd=root)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    if len(found) != len(lines):
        raise LostAnswers(f"{len(lines)} lines asked, {len(found)} answered, exit {run.returncode}")
    return found


def line(question):
    """A question as a line of the batch."""
    return {member: getattr(question, name) for name, member in MEMBERS.items()
            if name in ("text", "region") or getattr(question, name) is not None}


def compare(questions, options):
    tally = Tally()
    replies = ask(options.command, [line(question) for question in questions], options.root)
    for question, ours in zip(questions, replies):
        theirs = answers.expected(question)
        tally.texts += 1
        tally.refused += "error" in theirs
        names = [name for name in options.fields if name in theirs or (name == "error" and "error" in ours)]
        wrong = {name: (ours.get(name), theirs.get(name)) for name in names if ours.get(name) != theirs.get(name)}
        for name in names:
            tally.decisions[name] += len(theirs[name]) if isinstance(theirs.get(name), dict) else 1
        if ours.get("suggestion"):
            tally.decisions["suggestion is valid"] += 1
            if not answers.suggests_valid(ours["suggestion"]):
                wrong["suggestion"] = (ours["suggestion"], "not valid")
        if wrong:
            tally.differing += 1
            tally.differences.append((line(question), wrong))
    return tally


def example_questions(seed):
    numbers = list(examples.numbers())
    texts = Texts([(region, number) for region, number, _ in numbers], seed)
    return [texts.about(region, number, text) for region, number, digits in numbers
            for text in examples.spellings(number, digits)]


def chunk(task):
    """One worker's piece: `start` numbers the piece, and with the seed decides its texts."""
    start, count, options = task
    prepare()
    if start is None:
        return compare(example_questions(options.seed)[count], options)
    numbers = [(region, number) for region, number, _ in examples.numbers()]
    texts = Texts(numbers, f"{options.seed}/{start}")
    return compare([texts.question() for _ in range(count)], options)


def prepare():
    """What the oracle needs in every process: its own cache of patterns, without which a run takes five times as long."""
    if hasattr(re_util, "enable_pattern_cache"):
        re_util.enable_pattern_cache()


def run(options):
    """All examples in all spellings, then random texts until there are enough; in the same order with any number of
    workers."""
    examples_count = len(example_questions(options.seed))
    tasks = [(None, slice(at, at + options.piece), options) for at in range(0, examples_count, options.piece)]
    tasks += [(at, min(options.piece, options.count - at), options) for at in range(0, options.count, options.piece)]
    total, begun = Tally(), time.monotonic()
    with multiprocessing.Pool(options.workers) as pool:
        for done, tally in enumerate(pool.imap(chunk, tasks), 1):
            total.add(tally, options.show)
            if done % 20 == 0 or total.total() >= options.decisions > 0:
                progress(total, begun)
            if total.total() >= options.decisions > 0 and done * options.piece > examples_count:
                pool.terminate()
                break
    report(total, begun, options)
    return 1 if total.differing else 0


def progress(total, begun):
    print(f"  {total.texts:,} texts, {total.total():,} decisions, {total.differing} texts differ, "
          f"{time.monotonic() - begun:.0f} s", flush=True)


def report(total, begun, options):
    for asked, wrong in total.differences[:options.show]:
        print(f"  {json.dumps(asked)}: " + ", ".join(
            f"{name} is {ours!r}, the oracle says {theirs!r}" for name, (ours, theirs) in wrong.items()))
    print("  " + ", ".join(f"{name} {count:,}" for name, count in total.decisions.items()))
    print(f"phonenumbers {phonenumbers.__version__}, seed {options.seed}: {total.texts:,} texts ({total.refused:,} refused), "
          f"{total.total():,} decisions compared in {time.monotonic() - begun:.0f} s, {total.differing} texts differ")
