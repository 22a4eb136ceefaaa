#!/usr/bin/env python3
"""
mix.py EARLIER.ts OUT.ts NAME WEIGHT COLUMNS: makes the network NAME in OUT.ts the weighted mean of an earlier one, which
counts WEIGHT of 1, and of itself. Networks that were trained on other features and other music are wrong in other
places. COLUMNS says at which of today's features each of the earlier ones is: "0-14", or "0-3,6-11,18-21". Needs numpy.
"""
import json
import re
import sys

import numpy as np


def read(path, name):
    return json.loads(re.search(rf"const {name}: SmallNetwork = (.*);", open(path).read())[1])


def columns(text):
    ranges = [part.split("-") for part in text.split(",")]
    return [i for first, last in ranges for i in range(int(first), int(last) + 1)]


def main():
    earlier_path, out, name, weight, places = sys.argv[1:]
    share = float(weight)
    earlier, new = read(earlier_path, name), read(out, name)
    width = len(new["hidden"][0])
    units = np.array(earlier["hidden"])
    widened = np.zeros((len(units), width))
    widened[:, [*columns(places), width - 1]] = units
    output = np.r_[share * np.array(earlier["output"][:-1]), (1 - share) * np.array(new["output"][:-1])]
    bias = share * earlier["output"][-1] + (1 - share) * new["output"][-1]
    hidden = np.r_[widened, np.array(new["hidden"])]
    mixed = {"hidden": hidden.round(4).tolist(), "output": np.r_[output, bias].round(4).tolist()}
    text = open(out).read()
    line = re.search(rf"export const {name}: SmallNetwork = .*;", text)[0]
    start = line[: line.index("=") + 2]
    open(out, "w").write(text.replace(line, start + json.dumps(mixed) + ";"))


main()
