#!/usr/bin/env python3
"""train.py EXAMPLES BEATS.json OUT.json [--start EARLIER.json]: trains the network that tells which beats begin bars.

EXAMPLES is what ../beat-activation/make-examples.ts wrote, BEATS.json the network of beats (network_file.py unpack):
what it hears of bars is among the features. network_file.py pack turns OUT.json into what is shipped. Only examples that
have a .f32 are read. A clip is heard as it is and, by chance, with slips (slips.py). Needs numpy and torch; takes some
minutes."""
import argparse
import copy
import json
import sys
from pathlib import Path

import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "beat-activation"))
from slips import double, miss, slip
from train import BANDS, CHANGES, Network, export, inputs, seed_of, start_from

FRAME_RATE, CHROMA_RATE, PITCHES = 100, 10, 12
REACHES = (1, 2, 4, 8)
BASS_BANDS = 6
SURE = 6
FEWEST = 16  # beats of an example
CHANNELS = 24
DILATIONS = [1, 4, 8]
DROP = 0.3
STEPS = 18000
BATCH = 16
WINDOW = 64  # beats
PEAK = 3e-3
NOISE = 0.15
SILENT = 0.1  # share of the features that are taken away
VARIANTS = 2  # of each clip, beside the clip itself
SLIPS, MISSES, DOUBLES = 0.3, 0.12, 0.08  # share of the variants
HELD_OUT = 10  # one seed of so many is never trained on
NO_BEAT = -1


def spans(table, beats, share):
    """The mean of a table's rows between each beat and the next."""
    after = np.append(beats[1:], 2 * beats[-1] - beats[-2])
    start = np.minimum(len(table) - 1, np.rint(beats * share).astype(int))
    end = np.clip(np.rint(after * share).astype(int), start + 1, len(table))
    return np.array([table[a:b].mean(axis=0) for a, b in zip(start, np.maximum(end, start + 1))])


def change(table, reach):
    """How different so many rows from each on are from as many before it, 0 to 1."""
    sums = np.concatenate([np.zeros((1, table.shape[1])), np.cumsum(table, axis=0)])
    rows = np.arange(len(table))
    before = sums[rows] - sums[np.maximum(0, rows - reach)]
    here = sums[np.minimum(len(table), rows + reach)] - sums[rows]
    norms = np.linalg.norm(before, axis=1) * np.linalg.norm(here, axis=1)
    return np.where(rows == 0, 0, 1 - (before * here).sum(axis=1) / (norms + 1e-9))


def nearest(values, beats):
    """The most of the frames around each beat."""
    return np.array([values[max(0, t - 3) : t + 5].max() for t in beats])


def standardised(values):
    return (values - values.mean()) / (values.std() + 1e-3)


@torch.no_grad()
def heard_in(path, network):
    """What is heard in an example, by frames; nothing where it has too few beats."""
    truth = json.load(open(path.with_suffix(".json")))
    if len(truth["beats"]) < FEWEST:
        return None
    table = np.fromfile(path.with_suffix(".u8"), np.uint8).reshape(-1, BANDS + CHANGES)
    scale, rows, *_ = music = np.fromfile(path, np.float32)
    chroma, onsets = np.split(music[2:], [int(rows) * PITCHES])
    frames = len(table)
    loud, harmony = table[:, :BANDS].astype(np.float32) / 32, table[:, BANDS:].astype(np.float32) / 255
    heard = network(torch.from_numpy(inputs(loud, harmony).T.copy())[None])[0, :2].sigmoid().numpy()
    beat, downbeat = (np.interp(np.arange(frames) / 2, np.arange(heard.shape[1]), row) for row in heard)
    share = np.clip(downbeat / (beat + 1e-6), 1e-4, 0.999)
    return {
        "levels": [np.log(share / (1 - share)), beat, *onsets.reshape(3, -1)],
        "chroma": chroma.reshape(-1, PITCHES),
        "sound": np.log1p(1000 * np.expm1(loud) / scale),
        "beats": np.array(truth["beats"]) * FRAME_RATE,
        "begins": np.array(truth["positions"]) == 0,
    }


def tables_of(heard, beats):
    """What is heard on each beat, as barFeatures has it: levels there, pitches and sound until the next."""
    frame = np.clip(np.rint(beats), 0, len(heard["sound"]) - 1).astype(int)
    levels = np.array([nearest(level, frame) for level in heard["levels"]]).T
    return [levels, spans(heard["chroma"], frame, CHROMA_RATE / FRAME_RATE), spans(heard["sound"], frame, 1)]


def streams_of(tables):
    """The features of beats, as barFeatures has them (its twin)."""
    levels, pitches, sound = tables
    odds, *streams = levels.T
    for reach in REACHES:
        streams += [change(part, reach) for part in (pitches, sound, sound[:, :BASS_BANDS])]
    return np.array([np.clip(odds, -SURE, SURE), *map(standardised, streams)], np.float32)


def variants_of(heard, rng):
    """A clip as features and bars: as it is, and with slips. Beats that are found are a frame or so beside the true ones."""
    blurred = lambda: heard["beats"] + rng.normal(0, 1, len(heard["beats"]))
    begins = heard["begins"]
    tables = tables_of(heard, blurred())
    variants = [(tables, begins)]
    for _ in range(VARIANTS):
        kind = rng.random()
        if kind < SLIPS:
            variants.append(slip(tables, begins, rng))
        elif kind < SLIPS + MISSES + DOUBLES:
            beats, own = (miss if kind < SLIPS + MISSES else double)(blurred(), begins, rng)
            variants.append((tables_of(heard, beats), own))
    return [(streams_of(own), begins) for own, begins in variants if len(begins) >= FEWEST]


def batch_of(clips, rng):
    """Windows of clips by chance, some features taken away, all of them noisy; NO_BEAT where a clip has no beat."""
    x = np.zeros((BATCH, len(clips[0][0][0]), WINDOW), np.float32)
    y = np.full((BATCH, WINDOW), NO_BEAT, np.float32)
    for row in range(BATCH):
        variants = clips[rng.integers(len(clips))]
        streams, begins = variants[rng.integers(len(variants))]
        start = rng.integers(-WINDOW // 4, max(1, len(begins) - 3 * WINDOW // 4))
        first, last = max(0, start), min(len(begins), start + WINDOW)
        x[row, :, first - start : last - start] = streams[:, first:last]
        y[row, first - start : last - start] = begins[first:last]
        x[row, rng.random(len(streams)) < SILENT] = 0
    noise = NOISE * rng.standard_normal(x.shape, dtype=np.float32)
    return torch.from_numpy(x + noise * (y >= 0)[:, None]), torch.from_numpy(y)


def loss_of(network, x, y):
    odds = network(x)[:, 0]
    return nn.functional.binary_cross_entropy_with_logits(odds[y >= 0], y[y >= 0])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("examples", type=Path)
    parser.add_argument("beats")
    parser.add_argument("out")
    parser.add_argument("--start", help="weights that training goes on from")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--peak", type=float, default=PEAK, help="learning rate")
    args = parser.parse_args()
    torch.manual_seed(2)
    torch.set_num_threads(1)
    rng = np.random.default_rng(2)
    listener = Network()
    start_from(listener, args.beats)
    listener.eval()
    clips = {path: heard_in(path, listener) for path in sorted(args.examples.glob("*.f32"))}
    known = [(seed_of(str(path.with_suffix(".json"))), variants_of(clip, rng)) for path, clip in clips.items() if clip]
    held = [clip[0] for seed, clip in known if seed % HELD_OUT == 0]
    training = [clip for seed, clip in known if seed % HELD_OUT != 0]
    network = Network(len(training[0][0][0]), CHANNELS, DILATIONS, 1, DROP)
    if args.start:
        start_from(network, args.start)
    kept = copy.deepcopy(network).eval()
    print(sum(p.numel() for p in network.parameters()), "weights,", len(training), "examples", flush=True)
    optimiser = torch.optim.AdamW(network.parameters(), lr=PEAK, weight_decay=1e-2)
    for step in range(args.steps):
        for group in optimiser.param_groups:
            group["lr"] = args.peak * min(1, step / 100) * (1 - step / args.steps) + 1e-5
        optimiser.zero_grad()
        loss_of(network, *batch_of(training, rng)).backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimiser.step()
        with torch.no_grad():
            for mean, new in zip(kept.parameters(), network.parameters()):
                mean.lerp_(new, 0.01)
    with torch.no_grad():
        checks = [loss_of(kept, torch.from_numpy(x)[None], torch.from_numpy(y.astype(np.float32))[None]) for x, y in held]
    print("held out", float(np.mean(checks)))
    export(kept, args.out)


main()
