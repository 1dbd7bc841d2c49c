#!/usr/bin/env python3
"""Times PyPI `email-validator` on the addresses of a file, one a line: nanoseconds an address, the median of some passes."""
import statistics
import sys
import time

import environment


def main():
    from email_validator import EmailNotValidError, validate_email
    with open(sys.argv[2], encoding="utf-8") as file:
        addresses = file.read().splitlines()
    times = []
    for _ in range(3):
        start = time.perf_counter_ns()
        for address in addresses:
            try:
                validate_email(address, check_deliverability=False)
            except EmailNotValidError:
                pass
        times.append((time.perf_counter_ns() - start) / len(addresses))
    print(statistics.median(times))


if __name__ == "__main__":
    sys.exit(main() if sys.argv[1:2] == ["--inside"] else environment.inside(__file__, sys.argv[1:]))
