#!/usr/bin/env python3
"""train.py OUT.ts EXAMPLES.json ...: trains the small networks of audio-analysis/dynamics. Needs numpy."""
import json
import sys

import numpy as np

HIDDEN = {"STRIKES": 10, "STOPS": 10, "DROPS": 6}
DECAY = {"STRIKES": 3e-4, "STOPS": 3e-4, "DROPS": 2e-3}


def train(x, y, hidden, decay, seed=1, steps=3000):
    r = np.random.default_rng(seed)
    mean, spread = x.mean(0), x.std(0) + 1e-6
    z = np.c_[(x - mean) / spread, np.ones(len(x))]
    w = r.normal(0, 0.5 / np.sqrt(z.shape[1]), (z.shape[1], hidden))
    v = r.normal(0, 0.5, hidden + 1)
    v[-1] = -3
    moments = [np.zeros_like(w), np.zeros_like(w), np.zeros_like(v), np.zeros_like(v)]
    yes, no = np.where(y > 0)[0], np.where(y == 0)[0]
    for step in range(1, steps + 1):
        batch = np.r_[r.choice(yes, min(len(yes), 128)), r.choice(no, 896)]
        # Rare examples are drawn more often, and count less.
        weight = np.r_[np.full(len(batch) - 896, len(yes) / (len(batch) - 896)), np.full(896, len(no) / 896)]
        weight /= weight.mean()
        weight[: len(batch) - 896] *= 1.5
        h = np.c_[np.tanh(z[batch] @ w), np.ones(len(batch))]
        p = 1 / (1 + np.exp(-np.clip(h @ v, -30, 30)))
        g = (p - y[batch]) * weight / len(batch)
        gv = h.T @ g + decay * np.r_[v[:-1], 0]
        gw = z[batch].T @ ((g[:, None] * v[:-1]) * (1 - h[:, :-1] ** 2)) + decay * w
        rate = 0.01 * (1 - step / steps)
        for k, (param, grad) in enumerate(((w, gw), (v, gv))):
            m, s = moments[2 * k], moments[2 * k + 1]
            m += 0.1 * (grad - m)
            s += 0.001 * (grad**2 - s)
            param -= rate * (m / (1 - 0.9**step)) / (np.sqrt(s / (1 - 0.999**step)) + 1e-8)
    raw = w[:-1] / spread[:, None]
    bias = w[-1] - (mean[:, None] * raw).sum(0)
    return {"hidden": np.c_[raw.T, bias].round(4).tolist(), "output": v.round(4).tolist()}


def main():
    out, *files = sys.argv[1:]
    clips = [clip for file in files for clip in json.load(open(file))]
    lines = [
        "// Made by server/training/dynamics/train.py. Do not edit.",
        'import type { SmallNetwork } from "./small-network.ts";',
        "",
    ]
    for name, hidden in HIDDEN.items():
        examples = [example for clip in clips for example in clip[name]]
        x = np.array([example["features"] for example in examples], float)
        y = np.array([example["label"] for example in examples], float)
        network = train(x, y, hidden, DECAY[name])
        print(name, len(y), "examples,", int(y.sum()), "positive")
        lines.append(f"export const {name}: SmallNetwork = {json.dumps(network)};")
    open(out, "w").write("\n".join(lines) + "\n")


main()
