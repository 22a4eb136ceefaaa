#!/usr/bin/env python3
"""train.py OUT.ts EXAMPLES ...: trains the network that tells the first beats of bars, on what make-examples.ts wrote.

EXAMPLES are paths without their endings. Needs numpy; takes half a minute."""
import json
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from small_network import as_written, fit, standardised

HIDDEN = 16
DECAY = 1e-2
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
    out, *paths = sys.argv[1:]
    tables = [load(path) for path in paths]
    x, y = (np.concatenate(part) for part in zip(*tables))
    print(len(y), "beats,", int(y.sum()), "begin a bar")
    network = train(x, y)
    open(out, "w").write(
        "// Made by server/training/bars/train.py. Do not edit.\n"
        'import type { SmallNetwork } from "../dynamics/small-network.ts";\n\n'
        f"export const BARS: SmallNetwork = {json.dumps(network)};\n"
    )


main()
