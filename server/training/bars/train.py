#!/usr/bin/env python3
"""train.py OUT.ts EXAMPLES ... [--with EARLIER.ts]: trains the network that tells the first beats of bars, on what
make-examples.ts wrote.

EXAMPLES are paths without their endings. With EARLIER.ts, an earlier OUT.ts, the log-odds are the mean of both: its
hidden units are put beside the new ones. Needs numpy; takes half a minute."""
import argparse
import json
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from small_network import as_written, fit, mean_of, read_written, standardised

HIDDEN = 16
DECAY = 3e-3
STEPS = 4000
BATCH = 512


def load(path):
    about = json.load(open(path + ".json"))
    return np.fromfile(path + ".f32", np.float32).reshape(-1, about["width"]), np.array(about["labels"], float)


def train(x, y):
    r = np.random.default_rng(1)
    z, mean, spread = standardised(x)
    w = r.normal(0, 0.7 / np.sqrt(z.shape[1]), (z.shape[1], HIDDEN))
    v = r.normal(0, 0.3, HIDDEN + 1)

    def draw():
        batch = r.integers(0, len(y), BATCH)
        return z[batch], y[batch], 1

    fit(w, v, DECAY, STEPS, draw)
    return as_written(w, v, mean, spread)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("examples", nargs="+")
    parser.add_argument("--with", dest="earlier")
    args = parser.parse_args()
    tables = [load(path) for path in args.examples]
    x, y = (np.concatenate(part) for part in zip(*tables))
    print(len(y), "beats,", int(y.sum()), "begin a bar")
    network = train(x, y)
    if args.earlier:
        network = mean_of([read_written(args.earlier, "BARS"), network])
    open(args.out, "w").write(
        "// Made by server/training/bars/train.py. Do not edit.\n"
        'import type { SmallNetwork } from "../dynamics/small-network.ts";\n\n'
        f"export const BARS: SmallNetwork = {json.dumps(network)};\n"
    )


main()
