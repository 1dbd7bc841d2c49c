#!/usr/bin/env bash
# Runs the fuzz targets for some seconds each, from the seeds in the tree. usage: run.sh [SECONDS [TARGET]...]
set -euo pipefail
cd "$(dirname "$0")"
# The backtracer can wait forever for a process that the fuzzer holds.
export SWIFT_BACKTRACE=enable=no
seconds=${1:-15}
targets=("${@:2}")
[ ${#targets[@]} -gt 0 ] || targets=(address lookup json card date email phone name photo image)

swift build -c release --product fuzz -Xswiftc -sanitize=fuzzer
mkdir -p .build/found
for target in "${targets[@]}"; do
    corpus=.build/corpus/$target
    mkdir -p "$corpus"
    seeds=seeds/$target
    longest=65536
    # Every text of more than 250 characters is refused.
    [ "$target" = phone ] && longest=300
    # Forty lines, and one that is longer than any line of an address.
    [ "$target" = address ] && longest=2000
    # As long as an answer of a program, or a small table.
    [ "$target" = lookup ] && longest=4096
    [ "$target" = date ] && longest=300
    # Every text of more than 1600 bytes is refused, and one of more than twice as many is not read.
    [ "$target" = name ] && longest=4000
    [ "$target" = photo ] && longest=4096
    # Longer texts than an address can be are told apart early; the longest ones take a path of their own.
    [ "$target" = email ] && longest=2100
    # An image is the best seed of an image.
    [ "$target" = image ] && { seeds=../../Sources/CTables/images; longest=2000000; }
    echo "fuzz $target: $seconds s"
    DETAILKIT_FUZZ=$target .build/release/fuzz "$corpus" "$seeds" -seed=1 -max_total_time="$seconds" -max_len="$longest" \
        -timeout=10 -rss_limit_mb=2048 -artifact_prefix=.build/found/ -verbosity=0 -print_final_stats=1 2>&1 |
        grep -E 'ERROR|SUMMARY|number_of_executed_units|slowest_unit|Test unit written|deadly signal' ||
        { echo "fuzz $target: did not run" >&2; exit 1; }
    if compgen -G ".build/found/*" >/dev/null; then
        echo "fuzz $target: an input was found that fails: $(ls .build/found)" >&2
        exit 1
    fi
done
