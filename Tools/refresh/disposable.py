"""Domains of disposable e-mail addresses, from the package `disposable-email-domains`.

Writes Rules/email/disposable.json: the domains, sorted, one a line. Refused is a list with something that is no domain, with
a public suffix of a registry (below which a whole country registers), or with a domain that one of our own tables knows to
be a kept mailbox or a relay: relay.json and providers.json, which serve as probes.
"""
import json
import pathlib

import disposable_email_domains

import environment
import guards
import output
import sources

URL = "https://github.com/disposable-email-domains/disposable-email-domains"
SOURCE = "PyPI disposable-email-domains, a mirror of the list of the same name, which is in the public domain (CC0)"

def parents(domain):
    labels = domain.split(".")
    return [".".join(labels[start:]) for start in range(len(labels))]


def registries(folder):
    """Whether a domain is a suffix of a registry, by the rules of suffixes.json."""
    icann = json.loads((folder / "suffixes.json").read_text(encoding="utf-8"))["icann"]
    names, wildcards, exceptions = (set(icann[kind]) for kind in ("suffixes", "wildcards", "exceptions"))
    return lambda domain: domain not in exceptions and (domain in names or domain.partition(".")[2] in wildcards)


def check(guard, root, domains):
    """Every domain is one, is nobody's country, and is none that our own tables know better."""
    folder = root / "Rules" / "email"
    is_registry = registries(folder)
    special = {entry["domain"]
               for entry in json.loads((folder / "special-use.json").read_text(encoding="utf-8"))["domains"]}
    kept = {domain: path for path, domain in guards.kept_domains(root)}
    for domain in domains:
        if not guards.DOMAIN.fullmatch(domain):
            # A pointer file, a comment, an address: something that is no domain at all.
            guard.refuse("domains", f"'{domain[:80]}' is not a domain")
        elif is_registry(domain):
            guard.refuse("suffixes", f"{domain} is a suffix that unrelated people register below")
        elif domain.rpartition(".")[2] in special:
            guard.refuse("domains", f"{domain} is of special use")
        for parent in parents(domain):
            if parent in kept:
                guard.refuse("overlap" if parent != domain else "probes",
                             f"{domain} is listed, and {kept[parent]} has {parent}")
    listed = set(domains)
    for domain, path in kept.items():
        for parent in parents(domain)[1:]:
            if parent in listed:
                guard.refuse("probes", f"{parent} is listed, which would refuse {domain} of {path}")


def refresh(options):
    folder = pathlib.Path(options.root) / "Rules" / "email"
    path = folder / "disposable.json"
    before = json.loads(path.read_text(encoding="utf-8"))["domains"] if path.exists() else []
    after = sorted(disposable_email_domains.blocklist)
    listed = set(after)

    entry = sources.describe("disposable-email-domains", URL, {"domains": len(after)})
    entry["topics"] = ["email"]
    known = sources.read(options.root).get("disposable", {})

    guard = guards.Guards(options.accept)
    guard.counts({"domains": len(before)}, entry["counts"])
    guard.licence(known, entry)
    check(guard, pathlib.Path(options.root), after)
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
