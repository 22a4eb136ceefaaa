#!/usr/bin/env python3
"""
mix.py EARLIER.bin OUT.bin WEIGHT COLUMNS: makes the network in OUT.bin the weighted mean of an earlier one, which counts
WEIGHT of 1, and of itself. Networks that were trained on other features and other music are wrong in other
places. COLUMNS says at which of today's features each of the earlier ones is: "0-14", or "0-3,6-11,18-21". Needs numpy.
"""
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from small_network import mean_of, read_small, write_small


def columns(text):
    ranges = [part.split("-") for part in text.split(",")]
    return [i for first, last in ranges for i in range(int(first), int(last) + 1)]


def main():
    earlier_path, out, weight, places = sys.argv[1:]
    earlier, new = read_small(earlier_path), read_small(out)
    width = len(new["hidden"][0])
    widened = np.zeros((len(earlier["hidden"]), width))
    widened[:, [*columns(places), width - 1]] = earlier["hidden"]
    mixed = mean_of([{**earlier, "hidden": widened.tolist()}, new], [float(weight), 1 - float(weight)])
    write_small(out, mixed)


main()
