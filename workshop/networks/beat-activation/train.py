"""Trains the network that hears beats and downbeats, on examples that make-examples.ts wrote.

    python3 train.py EXAMPLES OUT.json [--minutes 60] [--threads 1] [--start EARLIER.json] [--with FOLDER]
        [--peak 2e-3] [--bfloat16] [--anchors FOLDER] [--teacher EARLIER.json]

Needs numpy and torch (Debian: python3-torch; with libopenblas0 it is four times as fast). --bfloat16 computes with
numbers of 16 bits, in two thirds of the time on processors that have them (avx512_bf16). The network is a stack of dilated convolutions over time (after Davies
and Böck 2019), small enough to be computed in plain TypeScript. OUT.json holds its shapes and weights;
../network_file.py turns it into what is shipped. EARLIER.json (an OUT.json, perhaps of a narrower network) is where training goes on from.
Processes that are started together with the same FOLDER train one network: after each round they take the mean of
their weights. --anchors is a folder of examples that the network is to go on hearing as the teacher does, whatever their
beats are (after Li and Hoiem 2016): they are half of each batch. The teacher is what training starts from, or --teacher.
"""

import argparse
import copy
import glob
import json
import os
import time

import numpy as np
import torch
from torch import nn

BANDS = 40
CHANGES = 2
INPUTS = 2 * BANDS + CHANGES
CHANNELS = 64
KERNEL = 5
DILATIONS = [1, 2, 4, 8, 16, 32, 64, 128, 256]
CROP = 1200  # frames at 50 a second
BATCH = 8

# Tempi that the network tells apart, twelve an octave, in beats a minute: the twin of TEMPO_CLASSES.
TEMPI = 48 * 2 ** (np.arange(28) / 12)
TEMPO_WEIGHT = 0.05  # of its part of the loss
ROUND = 2400  # examples between two looks at what was held out
HELD_OUT = 40  # one seed of so many is never trained on


class Convolution(nn.Conv1d):
    """Over time, as one over pictures a pixel high with channels last: oneDNN takes two thirds of the time for those."""

    def forward(self, x):
        padding, dilation = (0, self.padding[0]), (1, self.dilation[0])
        weight = self.weight.unsqueeze(2).contiguous(memory_format=torch.channels_last)
        return nn.functional.conv2d(x, weight, self.bias, padding=padding, dilation=dilation)


class Block(nn.Module):
    def __init__(self, channels, dilation, drop):
        super().__init__()
        self.spread = Convolution(channels, channels, KERNEL, dilation=dilation, padding=KERNEL // 2 * dilation)
        self.mix = Convolution(channels, channels, 1)
        self.drop = nn.Dropout(drop)

    def forward(self, x):
        return x + self.mix(self.drop(torch.relu(self.spread(x))))


class Network(nn.Module):
    """For beats where nothing is said; that of bars is smaller (training/bars/train.py)."""

    def __init__(self, inputs=INPUTS, channels=CHANNELS, dilations=DILATIONS, outputs=2 + len(TEMPI), drop=0.1):
        super().__init__()
        self.dilations = dilations
        self.front = Convolution(inputs, channels, 3, padding=1)
        self.blocks = nn.ModuleList(Block(channels, d, drop) for d in dilations)
        self.head = Convolution(channels, outputs, 1)

    def forward(self, x):
        x = torch.relu(self.front(x.unsqueeze(2).contiguous(memory_format=torch.channels_last)))
        for block in self.blocks:
            x = block(x)
        return self.head(torch.relu(x)).squeeze(2)


def load(folder, known):
    for path in sorted(glob.glob(os.path.join(folder, "*.json"))):
        if path in known:
            continue
        truth = json.load(open(path))
        table = np.fromfile(path[:-5] + ".u8", dtype=np.uint8).reshape(-1, BANDS + CHANGES)
        known[path] = (table, np.array(truth["beats"]), np.array(truth["positions"]))
    return known


def seed_of(path):
    return int(os.path.basename(path)[:-5])


def resample(table, factor):
    """Plays a table faster (factor over 1) or slower."""
    n = int(len(table) / factor)
    at = np.minimum(np.arange(n) * factor, len(table) - 1.001)
    low = at.astype(int)
    share = (at - low)[:, None].astype(np.float32)
    return table[low] * (1 - share) + table[low + 1] * share


def inputs(loud, changes):
    """The network's input at 50 frames a second, from 100: level and rise by band, and changes of harmony."""
    rise = np.zeros_like(loud)
    rise[2:] = np.maximum(0, loud[2:] - loud[:-2])
    n = len(loud) // 2
    rise = np.maximum(rise[0 : 2 * n : 2], rise[1 : 2 * n : 2])
    return np.concatenate([(loud[0 : 2 * n : 2] - 2.5) / 2, 2 * rise, 4 * changes[0 : 2 * n : 2]], axis=1)


def mask(power, rng):
    """Takes some bands or some moments away (after SpecAugment, Park et al. 2019): what is left has to tell the beat."""
    if rng.random() < 0.6:
        low = rng.integers(0, BANDS - 2)
        power[:, low : low + rng.integers(2, 12)] *= np.float32(10 ** (-rng.uniform(1, 4)))
    for _ in range(rng.integers(0, 4)):
        start = rng.integers(0, len(power))
        power[start : start + rng.integers(10, 200)] *= np.float32(10 ** (-rng.uniform(0.5, 4)))


def augment(loud, rng):
    """What differs between recordings: tone, noise, bandwidth, level, tuning, compression."""
    power = np.expm1(np.minimum(loud, 8))
    bands = np.arange(BANDS)
    gain = 10 ** (np.interp(bands, np.linspace(0, BANDS - 1, 5), rng.normal(0, 5, 5)) / 20)
    if rng.random() < 0.3:
        cut = rng.integers(18, BANDS)
        gain[cut:] *= 10 ** (-np.minimum(60, 3 * (bands[cut:] - cut + 1)) / 20)
    if rng.random() < 0.2:
        gain[: rng.integers(1, 5)] *= 10 ** (-rng.uniform(5, 30) / 20)
    power = power * gain.astype(np.float32)
    if rng.random() < 0.5:
        floor = 10 ** rng.uniform(-2, 0.5) * 10 ** (np.linspace(rng.uniform(-10, 10), 0, BANDS) / 20)
        noise = rng.standard_normal(power.shape, dtype=np.float32).clip(-2, 2)
        power += floor.astype(np.float32) * (1 + np.float32(0.3) * noise)
    if rng.random() < 0.3:
        power = np.roll(power, rng.integers(-2, 3), axis=1)
    if rng.random() < 0.25:
        mask(power, rng)
    if rng.random() < 0.4:
        frame = power.mean(axis=1, keepdims=True) + np.float32(1e-3)
        power = power * (frame / frame.mean()) ** np.float32(rng.uniform(-0.4, 0.2))
    power = np.maximum(power, 0)
    power *= np.float32(10 / max(1e-3, power.mean()) * 10 ** (rng.uniform(-1, 1) / 20))
    return np.log1p(power)


def tempo_target(beats):
    """Which tempo each frame has, shared by the two nearest classes; nothing before the first beat and after the last.

    beats: frames at 50 a second."""
    target = np.zeros((len(TEMPI), CROP), dtype=np.float32)
    if len(beats) < 4:
        return target
    interval = np.convolve(np.pad(np.diff(beats), 1, mode="edge"), np.ones(3) / 3, mode="valid")
    frames = np.arange(max(0, int(np.ceil(beats[0]))), min(CROP, int(beats[-1])))
    tempo = 3000 / interval[np.searchsorted(beats, frames, side="right").clip(1, len(interval)) - 1]
    at = np.clip(12 * np.log2(tempo / TEMPI[0]), 0, len(TEMPI) - 1.001)
    low = at.astype(int)
    target[low, frames] = 1 - (at - low)
    target[low + 1, frames] = at - low
    return target


def example(item, rng, training):
    table, beats, positions = item
    factor = float(np.exp(rng.uniform(-0.18, 0.18))) if training and rng.random() < 0.7 else 1.0
    needed = int(2 * CROP * factor) + 2
    start = int(rng.integers(0, max(1, len(table) - needed))) if training else 0
    table = table[start : start + needed].astype(np.float32)
    if factor != 1:
        table = resample(table, factor)
    loud, changes = table[:, :BANDS] / 32, table[:, BANDS:] / 255
    x = inputs(augment(loud, rng) if training else loud, changes)[:CROP]
    beats = (beats - start / 100) / factor * 50
    y = np.zeros((2, CROP), dtype=np.float32)
    for beat, position in zip(beats, positions):
        t = int(round(beat))
        if t < 0 or t >= len(x):
            continue
        for row in (0, 1) if position == 0 else (0,):
            y[row, t] = 1
            for near in (t - 1, t + 1):
                if 0 <= near < CROP:
                    y[row, near] = max(y[row, near], 0.4)
    x = np.pad(x, ((0, CROP - len(x)), (0, 0))).T.astype(np.float32)
    return x, np.concatenate([y, tempo_target(beats)])


def batches(items, seed, training, size=BATCH):
    """Batches of inputs and targets. Preparing one takes a tenth of the time of training on it."""
    order = np.arange(len(items))
    if training:
        order = np.resize(np.random.default_rng(seed).permutation(order), ROUND * size // BATCH)
    for i in range(0, len(order) - size + 1, size):
        chosen = order[i : i + size]
        pairs = [example(items[j], np.random.default_rng([*np.atleast_1d(seed), i + k]), training) for k, j in enumerate(chosen)]
        yield tuple(torch.as_tensor(np.stack(part)) for part in zip(*pairs))


def outputs(network, x, bfloat16):
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=bfloat16):
        return network(x).float()


def as_heard_by(teacher, pairs, bfloat16):
    """Batches whose targets are what the teacher hears in the inputs."""
    for x, _ in pairs:
        with torch.no_grad():
            logits = outputs(teacher, x, bfloat16)
        yield x, torch.cat([torch.sigmoid(logits[:, :2]), torch.softmax(logits[:, 2:], dim=1)], dim=1)


def together(*kinds):
    """Batches that have a part of each kind."""
    for pairs in zip(*kinds):
        yield tuple(torch.cat(part) for part in zip(*pairs))


def loss_of(network, x, y, bfloat16=False):
    """Of beats and bars, and of tempo where there is one."""
    weight = torch.tensor([2.0, 4.0])[None, :, None]
    logits = outputs(network, x, bfloat16)
    beats, tempo = y[:, :2], y[:, 2:]
    of_beats = nn.functional.binary_cross_entropy_with_logits(logits[:, :2], beats, weight=1 + (weight - 1) * beats)
    of_tempo = -(tempo * torch.log_softmax(logits[:, 2:], dim=1)).sum() / tempo.sum().clamp(min=1)
    return of_beats, of_tempo


def start_from(network, path):
    """Takes over an earlier network's weights; what it lacks keeps silent until it is trained."""
    earlier = json.load(open(path))["weights"]
    state = network.state_dict()
    for name, tensor in state.items():
        old = torch.tensor(earlier[name]["values"]).reshape(earlier[name]["shape"])
        if name.startswith(("head", "blocks")) and tensor.dim() > 1:
            tensor[:, old.shape[1] :] = 0
        if ".mix." in name:
            tensor[old.shape[0] :] = 0
        if tensor.dim() > 1:
            tensor[: old.shape[0], : old.shape[1]] = old
        else:
            tensor[: old.shape[0]] = old
    network.load_state_dict(state)


def average(network, folder, own):
    """Takes the mean of the weights of all processes that write them into the folder, as they were last."""
    os.makedirs(folder, exist_ok=True)
    torch.save(network.state_dict(), os.path.join(folder, f"{own}.part"))
    os.replace(os.path.join(folder, f"{own}.part"), os.path.join(folder, f"{own}.pt"))
    states = [torch.load(path) for path in glob.glob(os.path.join(folder, "*.pt"))]
    network.load_state_dict({name: torch.stack([s[name] for s in states]).mean(dim=0) for name in states[0]})


def export(network, path):
    state = {name: {"shape": list(t.shape), "values": t.flatten().tolist()} for name, t in network.state_dict().items()}
    json.dump({"dilations": network.dilations, "weights": state}, open(path, "w"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("examples")
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--start")
    parser.add_argument("--with", dest="peers")
    parser.add_argument("--peak", type=float, default=2e-3, help="learning rate")
    parser.add_argument("--bfloat16", action="store_true")
    parser.add_argument("--anchors")
    parser.add_argument("--teacher")
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.set_flush_denormal(True)
    own = os.getpid() if args.peers else 1
    torch.manual_seed(own)
    network = Network()
    if args.start:
        start_from(network, args.start)
    # What is kept is the mean of the weights over the last steps: calmer than the last of them.
    kept = copy.deepcopy(network)
    print(sum(p.numel() for p in network.parameters()), "weights", flush=True)
    peak = args.peak
    optimiser = torch.optim.AdamW(network.parameters(), lr=peak, weight_decay=1e-3)
    teacher = copy.deepcopy(network).eval()
    if args.teacher:
        start_from(teacher, args.teacher)
    known, anchors = {}, {}
    start = time.time()
    limit = args.minutes * 60
    epoch = 0
    while time.time() - start < limit:
        load(args.examples, known)
        held, training = ([item for path, item in known.items() if (seed_of(path) % HELD_OUT == 0) == out] for out in (True, False))
        drawn = batches(training, [own, epoch], True)
        if args.anchors:
            load(args.anchors, anchors)
            half = [batches(items, [own, epoch], True, BATCH // 2) for items in (training, list(anchors.values()))]
            drawn = together(half[0], as_heard_by(teacher, half[1], args.bfloat16))
        network.train()
        total, count = np.zeros(2), 0
        for x, y in drawn:
            spent = (time.time() - start) / limit
            if spent >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = peak * min(1, (0.02 + spent) / 0.05) * (0.5 + 0.5 * np.cos(np.pi * spent)) + 1e-6
            optimiser.zero_grad()
            of_beats, of_tempo = loss_of(network, x, y, args.bfloat16)
            loss = of_beats + TEMPO_WEIGHT * of_tempo
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            with torch.no_grad():
                for mean, new in zip(kept.parameters(), network.parameters()):
                    mean.lerp_(new, 0.0015)
            total += np.array([of_beats.item(), of_tempo.item()])
            count += 1
        if args.peers:
            average(network, args.peers, own)
        kept.eval()
        with torch.no_grad():
            check = np.mean([[part.item() for part in loss_of(kept, x, y)] for x, y in batches(held, 0, False)], axis=0)
        epoch += 1
        print(f"{time.time() - start:.0f}s round {epoch} of {len(training)}: {np.round(total / max(1, count), 4)}, held out {np.round(check, 4)}", flush=True)
        export(kept, args.out)


if __name__ == "__main__":
    main()
