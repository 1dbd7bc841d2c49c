"""Tests of the importers of disposable domains and of public suffixes: what a broken or poisoned package cannot do."""
import functools
import json
import pathlib
import re
import subprocess

import environment
from project_copy import ROOT, ProjectCopy

POINTER = ["version https://git-lfs.github.com/spec/v1", "oid sha256:" + "0" * 64, "size 123456"]


@functools.cache
def upstream_suffixes():
    """The list as the pinned package has it."""
    script = "import publicsuffixlist, sys; sys.stdout.write(open(publicsuffixlist.PSLFILE, encoding='utf-8').read())"
    run = subprocess.run([environment.python(ROOT, "suffixes"), "-c", script], capture_output=True, check=True)
    return run.stdout.decode("utf-8")


class DisposableTests(ProjectCopy):
    topic = "disposable"

    def setUp(self):
        super().setUp()
        self.domains = json.loads((self.root / "Rules/email/disposable.json").read_text(encoding="utf-8"))["domains"]

    def give(self, domains):
        self.replace_package("disposable_email_domains", f"blocklist = set({domains!r})\n")

    def poison(self, *domains):
        self.give(self.domains + list(domains))

    def test_the_pinned_version_gives_what_is_checked_in(self):
        before = self.files()
        self.accepted()
        self.assertUnchanged(before)

    def test_new_domains_are_told_and_written(self):
        self.poison("throw-away.example.com")
        run = self.refresh()
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("+ throw-away.example.com", run.stdout)
        self.assertIn(b'"throw-away.example.com"', self.files()[pathlib.Path("Rules/email/disposable.json")])

    def test_a_list_that_shrinks(self):
        self.give(self.domains[:len(self.domains) * 89 // 100])
        self.refused("count: domains falls")
        self.accepted("count")

    def test_an_empty_list(self):
        self.give([])
        self.refused("count: domains falls")

    def test_domains_that_our_own_tables_keep(self):
        # A mailbox, a relay, one that looks like a mailbox, one of people's work.
        kept = {"gmail.com": "providers.json", "mozmail.com": "relay.json", "att.com": "providers.json",
                "mozilla.org": "providers.json"}
        self.poison(*kept)
        self.refused(*(f"probes: {domain} is listed, and {path} has {domain}" for domain, path in kept.items()))

    def test_a_parent_of_a_kept_domain(self):
        self.poison("tele.dk")
        self.refused("probes: tele.dk is listed, which would refuse post.tele.dk of providers.json")

    def test_a_domain_below_a_kept_one(self):
        self.poison("burner.duck.com")
        self.refused("overlap: burner.duck.com is listed, and relay.json has duck.com")

    def test_suffixes_of_registries(self):
        # A plain one, one in A-labels, one that a wildcard makes; www.ck is an exception from it, and a domain like any other.
        self.poison("co.uk", "xn--55qx5d.cn", "example.ck", "www.ck")
        self.refused("suffixes: co.uk is a suffix", "suffixes: xn--55qx5d.cn is", "suffixes: example.ck is")
        self.assertNotIn("www.ck", self.refresh().stderr)

    def test_names_that_are_no_domains(self):
        for lines in (POINTER, ["com"], ["a..example.com"], ["Example.com"], ["jo@example.com"], ["# a comment"], [""],
                      ["192.0.2.1"], ["-a.example.com"], ["é.example.com"], [f"{'a' * 64}.example.com"]):
            self.poison(*lines)
            self.refused(*(f"domains: '{line[:80]}' is not a domain" for line in lines))

    def test_nothing_but_a_pointer_file(self):
        self.give(POINTER)
        self.refused("count: domains falls", "is not a domain")

    def test_a_name_of_special_use(self):
        self.poison("mail.test")
        self.refused("domains: mail.test is of special use")

    def test_a_licence_that_changed(self):
        self.change("CountryData/SOURCES.json", lambda entries: entries["disposable"].update(licence="GPL"))
        self.refused("licence: licence was GPL")
        self.accepted("licence")

    def test_a_text_of_the_licence_that_changed(self):
        self.change("CountryData/SOURCES.json", lambda entries: entries["disposable"].update(licenceSHA256="0" * 64))
        self.refused("licence: licenceSHA256 was 0000")


class SuffixTests(ProjectCopy):
    topic = "suffixes"

    def give(self, text):
        path = self.upstream / "list.dat"
        path.write_text(text, encoding="utf-8")
        self.replace_package("publicsuffixlist", f"PSLFILE = {str(path)!r}\n")

    def without(self, *rules):
        """The list without these lines."""
        self.give("\n".join(line for line in upstream_suffixes().split("\n") if line not in rules))

    def with_rules(self, *rules):
        """The list with more rules of registries."""
        self.give(upstream_suffixes().replace("// ===END ICANN", "\n".join(rules) + "\n// ===END ICANN", 1))

    def test_the_pinned_version_gives_what_is_checked_in(self):
        before = self.files()
        self.accepted()
        self.assertUnchanged(before)

    def test_new_rules_are_told(self):
        self.with_rules("new.example", "*.wild.example", "!one.wild.example")
        run = self.refresh("--dry-run")
        self.assertEqual(run.returncode, 0, run.stderr)
        for line in ("suffixes: new.example", "wildcards: wild.example", "exceptions: one.wild.example"):
            self.assertIn(f"  + icann {line}\n", run.stdout)

    def test_a_list_that_shrinks(self):
        rules = [line for line in upstream_suffixes().split("\n") if re.fullmatch(r"[a-z0-9-]+\.[a-z]+\.(jp|no)", line)]
        self.without(*rules)
        self.refused("count: icannSuffixes falls")
        self.accepted("count")

    def test_a_section_that_is_gone(self):
        before, mark, _ = upstream_suffixes().partition("// ===BEGIN PRIVATE DOMAINS===")
        self.assertTrue(mark)
        self.give(before)
        self.refused("count: privateSuffixes falls", "count: privateWildcards falls")

    def test_where_everybody_registers(self):
        for rule, reason in (("com", "com is no suffix any more"), ("co.uk", "co.uk is no suffix any more"),
                             ("рф", "xn--p1ai is no suffix any more"), ("sr", "there is no top-level domain 'sr'")):
            self.without(rule)
            self.refused(f"probes: {reason}")

    def test_a_mailbox_that_became_a_suffix(self):
        self.with_rules("gmail.com", "mozmail.com")
        self.refused("probes: gmail.com of providers.json is a suffix", "probes: mozmail.com of relay.json is a suffix")

    def test_rules_that_are_none(self):
        for rule in ("a..example", ".example", "*.*.example", "a.*.example", "!", "*", "-a.example", "a_b.example", "192",
                     "jo@example", f"{'a' * 64}.example"):
            self.with_rules(rule)
            self.refused(f"domains: '{rule[:80]}' is no rule of a section")

    def test_a_rule_outside_of_the_sections(self):
        self.give(upstream_suffixes() + "\nlost.example\n")
        self.refused("domains: 'lost.example' is no rule of a section")

    def test_a_pointer_file(self):
        self.give("\n".join(POINTER) + "\n")
        self.refused("count: icannSuffixes falls", "licence: the list does not carry", "probes: com is no suffix")

    def test_a_list_that_cannot_be_read(self):
        self.give("")
        (self.upstream / "list.dat").write_bytes(b"\xff\xfe\x00c\x00o\x00m")
        self.refused("utf-8")
        (self.upstream / "list.dat").unlink()
        self.refused("No such file")

    def test_a_list_under_another_licence(self):
        self.give(upstream_suffixes().replace("Mozilla Public\n// License, v. 2.0", "Business\n// Source License 1.1"))
        self.refused("licence: the list does not carry the notice")
        self.accepted("licence")

    def test_a_licence_that_changed(self):
        self.change("CountryData/SOURCES.json", lambda entries: entries["suffixes"].update(licence="MIT"))
        self.refused("licence: licence was MIT")
        self.accepted("licence")
