#!/usr/bin/env python3
"""train.py OUT.ts EXAMPLES ...: trains the network that tells the first beats of bars, on what make-examples.ts wrote.

EXAMPLES are paths without their endings. Needs numpy; takes half a minute."""
import json
import sys

import numpy as np

HIDDEN = 16
DECAY = 1e-2
STEPS = 4000
BATCH = 512


def load(path):
    about = json.load(open(path + ".json"))
    return np.fromfile(path + ".f32", np.float32).reshape(-1, about["width"]), np.array(about["labels"], float)


def train(x, y):
    r = np.random.default_rng(1)
    mean, spread = x.mean(0), x.std(0) + 1e-6
    z = np.c_[(x - mean) / spread, np.ones(len(x))]
    w = r.normal(0, 0.7 / np.sqrt(z.shape[1]), (z.shape[1], HIDDEN))
    v = r.normal(0, 0.3, HIDDEN + 1)
    moments = [np.zeros_like(w), np.zeros_like(w), np.zeros_like(v), np.zeros_like(v)]
    for step in range(1, STEPS + 1):
        batch = r.integers(0, len(y), BATCH)
        part = z[batch]
        h = np.tanh(part @ w)
        ends = np.c_[h, np.ones(BATCH)]
        p = 1 / (1 + np.exp(-np.clip(ends @ v, -30, 30)))
        g = (p - y[batch]) / BATCH
        gv = ends.T @ g + DECAY * np.r_[v[:-1], 0]
        gw = part.T @ ((g[:, None] * v[:-1]) * (1 - h**2)) + DECAY * w
        rate = 0.01 * (1 - step / STEPS)
        for k, (param, grad) in enumerate(((w, gw), (v, gv))):
            m, s = moments[2 * k], moments[2 * k + 1]
            m += 0.1 * (grad - m)
            s += 0.001 * (grad**2 - s)
            param -= rate * (m / (1 - 0.9**step)) / (np.sqrt(s / (1 - 0.999**step)) + 1e-8)
    raw = w[:-1] / spread[:, None]
    bias = w[-1] - (mean[:, None] * raw).sum(0)
    return {"hidden": np.c_[raw.T, bias].round(4).tolist(), "output": v.round(4).tolist()}


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
