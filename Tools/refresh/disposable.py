"""Domains of disposable e-mail addresses, from the package `disposable-email-domains`.

Writes Rules/email/disposable.json: the domains, sorted, one a line. Services that forward to a kept mailbox are in
Rules/email/relay.json, which is ours, always wins, and serves here as the probe: none of it may turn up in the list, nor
may a suffix of Rules/email/shared-suffixes.json, below which a whole country registers.
"""
import json
import pathlib
import re

import disposable_email_domains

import environment
import guards
import output
import sources

URL = "https://github.com/disposable-email-domains/disposable-email-domains"
SOURCE = "PyPI disposable-email-domains, a mirror of the list of the same name, which is in the public domain (CC0)"

#: Lower-case letters, digits and hyphens, at least two labels (RFC 1123, 2.1), the last one not all digits.
DOMAIN = re.compile(r"(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?![0-9]+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")


def parents(domain):
    labels = domain.split(".")
    return [".".join(labels[start:]) for start in range(len(labels))]


def refresh(options):
    folder = pathlib.Path(options.root) / "Rules" / "email"
    path = folder / "disposable.json"
    before = json.loads(path.read_text(encoding="utf-8"))["domains"] if path.exists() else []
    kept = [entry["domain"] for entry in json.loads((folder / "relay.json").read_text(encoding="utf-8"))["domains"]]
    shared = set(json.loads((folder / "shared-suffixes.json").read_text(encoding="utf-8"))["domains"])
    after = sorted(disposable_email_domains.blocklist)
    listed = set(after)

    entry = sources.describe("disposable-email-domains", URL, {"domains": len(after)})
    entry["topics"] = ["email"]
    known = sources.read(options.root).get("disposable", {})

    guard = guards.Guards(options.accept)
    guard.counts({"domains": len(before)}, entry["counts"])
    guard.licence(known, entry)
    for domain in after:
        if not DOMAIN.fullmatch(domain):
            # A pointer file, a comment, an address: something that is no domain at all.
            guard.refuse("domains", f"'{domain[:80]}' is not a domain")
        elif domain in shared:
            guard.refuse("domains", f"{domain} is a suffix that unrelated people register below")
    for domain in kept:
        for parent in parents(domain):
            if parent in listed:
                guard.refuse("probes", f"{parent} is listed, which would refuse {domain}")
    guard.finish()

    added, removed = sorted(listed - set(before)), sorted(set(before) - listed)
    print(f"disposable: {known.get('version', 'nothing')} -> {entry['version']} ({entry['date']}, {entry['licence']})")
    print(f"  {len(after)} domains, {len(added)} added, {len(removed)} removed")
    for sign, names in (("+", added), ("-", removed)):
        if before:
            print("\n".join(f"  {sign} {name}" for name in names[:150]))
    if options.dry_run:
        return 0
    folder.mkdir(parents=True, exist_ok=True)
    output.replace_file(path, output.document({"kind": "email", "source": SOURCE, "domains": after}))
    sources.write(options.root, "disposable", entry)
    environment.pin(options.root, "disposable", entry["name"], entry["version"])
    return 0
