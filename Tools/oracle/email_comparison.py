"""Asks the command and the oracle about the same addresses, and sorts what differs into classes."""
import collections
import json
import multiprocessing
import shlex
import subprocess
import time

import email_answers
import email_classes
import email_texts

PIECE = 2000


class LostAnswers(Exception):
    """The command did not answer every line."""


class Tally:
    """What was compared, and what differs."""

    def __init__(self):
        self.compared, self.valid = collections.Counter(), collections.Counter()
        self.classes = collections.Counter()
        self.examples = {}
        self.unexplained = []

    def add(self, other):
        self.compared += other.compared
        self.valid += other.valid
        self.classes += other.classes
        self.examples = other.examples | self.examples
        self.unexplained += other.unexplained


def ask(questions, options):
    """One answer a line; a command that loses one cannot be compared."""
    lines = "".join(json.dumps({"input": text, "policy": policy}) + "\n" for text, policy in questions)
    command = shlex.split(f"{shlex.quote(options.detail)} email --format json -")
    run = subprocess.run(command, input=lines.encode(), stdout=subprocess.PIPE, cwd=options.root)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    if len(found) != len(questions):
        raise LostAnswers(f"{len(questions)} lines asked, {len(found)} answered, exit {run.returncode}")
    return found


def compare(texts, options):
    tally = Tally()
    questions = [(text, policy) for text in texts for policy in email_answers.OPTIONS]
    for (text, policy), answer in zip(questions, ask(questions, options)):
        theirs, ours = email_answers.expected(text, policy), email_answers.ours(answer)
        tally.compared[policy] += 1
        tally.valid[policy] += ours["valid"]
        suggestion = answer["suggestion"]
        if suggestion and not email_answers.expected(suggestion, policy)["valid"]:
            sorted_into(tally, email_classes.of_suggestion(suggestion, answer, policy),
                        (suggestion, policy, "suggestion", email_answers.expected(suggestion, policy)))
        if same(ours, theirs):
            continue
        sorted_into(tally, email_classes.of(text, policy, answer, ours, theirs), (text, policy, ours, theirs))
    return tally


def same(ours, theirs):
    return ours["valid"] == theirs["valid"] and (
        not ours["valid"] or all(ours[name] == theirs[name] for name in ("normalized", "domain")))


def sorted_into(tally, name, difference):
    if name is None:
        tally.unexplained.append(difference)
    else:
        tally.classes[name] += 1
        tally.examples.setdefault(name, difference[0])


def task(work):
    start, count, options = work
    if start is None:
        return compare(count, options)
    texts = email_texts.Texts(f"{options.seed}/{start}")
    return compare([texts.address() for _ in range(count)], options)


def run(options):
    sweep = list(email_texts.characters(options.sweep)) if options.sweep else []
    tasks = [(None, sweep[at:at + PIECE], options) for at in range(0, len(sweep), PIECE)]
    tasks += [(at, min(PIECE, options.count - at), options) for at in range(0, options.count, PIECE)]
    total, begun = Tally(), time.monotonic()
    with multiprocessing.Pool(options.workers) as pool:
        for tally in pool.imap(task, tasks):
            total.add(tally)
    report(total, begun, options)
    return 1 if total.unexplained else 0


def report(total, begun, options):
    for policy, count in total.compared.items():
        print(f"{policy}: {count:,} addresses compared, {total.valid[policy]:,} of them valid")
    print(f"differences by class, {sum(total.classes.values()):,} in all:")
    for name, count in total.classes.most_common():
        print(f"  {count:7,}  {name}: {email_classes.REASONS[name]} ({total.examples[name]!a})")
    print(f"unexplained: {len(total.unexplained):,}; {time.monotonic() - begun:.0f} s")
    for difference in total.unexplained[:options.show]:
        print("   ", ascii(difference))
