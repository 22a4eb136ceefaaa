#!/usr/bin/env python3
"""
train.py FOLDER EXAMPLES [NAME ...]: trains small networks of audio-analysis/dynamics, all or those named, on what
make-examples.ts wrote, and writes them to FOLDER (assets/networks) as strikes.bin, stops.bin and drops.bin. Needs numpy.
"""
import json
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from small_network import as_written, fit, mean_of, standardised, write_small

HIDDEN = {"STRIKES": 16, "STOPS": 24, "DROPS": 12}
DECAY = {"STRIKES": 3e-4, "STOPS": 3e-4, "DROPS": 5e-4}
# Examples of a step that are of the kind that is looked for, and that are not.
BATCH = (256, 1792)
STEPS = 6000
# Of a step's features so many are left out, and all are blurred by so many of their deviations: music that was not
# synthesised here differs in one or the other.
LEFT_OUT = 0.15
BLUR = 0.3
# Networks of which the mean is taken; that is one network with the hidden units of all.
SEEDS = (1, 2, 3)


def train(x, y, hidden, decay):
    return mean_of([train_one(x, y, hidden, decay, seed) for seed in SEEDS])


def train_one(x, y, hidden, decay, seed):
    r = np.random.default_rng(seed)
    z, mean, spread = standardised(x)
    z = z.astype(np.float32)
    w = r.normal(0, 0.5 / np.sqrt(z.shape[1]), (z.shape[1], hidden)).astype(np.float32)
    v = r.normal(0, 0.5, hidden + 1).astype(np.float32)
    v[-1] = -3
    yes, no = np.where(y > 0)[0], np.where(y == 0)[0]
    # Rare examples are drawn more often, and count less.
    weight = np.r_[np.full(BATCH[0], len(yes) / BATCH[0]), np.full(BATCH[1], len(no) / BATCH[1])]
    weight /= weight.mean()

    def draw():
        batch = np.r_[r.choice(yes, BATCH[0]), r.choice(no, BATCH[1])]
        seen = z[batch]
        seen[:, :-1] += BLUR * r.standard_normal(seen[:, :-1].shape, np.float32)
        seen[:, :-1] *= r.random(seen[:, :-1].shape, np.float32) >= LEFT_OUT
        return seen, y[batch], weight

    fit(w, v, decay, STEPS, draw)
    return as_written(w, v, mean, spread)


def read(path, name):
    rows = np.fromfile(f"{path}/{name}.f32", np.float32)
    width = json.load(open(f"{path}/widths.json"))[name]
    rows = rows.reshape(-1, width)
    return rows[:, :-1], rows[:, -1]


def main():
    folder, path, *names = sys.argv[1:]
    for name in names or HIDDEN:
        x, y = read(path, name)
        network = train(x, y, HIDDEN[name], DECAY[name])
        print(name, len(y), "examples,", int(y.sum()), "positive")
        write_small(f"{folder}/{name.lower()}.bin", network)


main()
