"""What can go wrong with beats in a clip, made from clips that have it right: bars that lack beats or have one too many,
beats that the tracker missed, and beats that it found twice as fast for a while. `beats` are frames, a table has a row
for each beat, `begins` says which of them begin bars."""
import numpy as np

MOST_SLIPS = 3
LACKS_LAST, LACKS_HALF, LACKS_ANY = 0.55, 0.75, 0.85  # beyond that a bar's last beat comes twice


def slip(tables, begins, rng):
    """Takes beats out of bars, or plays one twice. What was heard of the beats that are left stays as it was."""
    firsts = np.flatnonzero(begins)
    rows = list(range(len(begins)))
    if len(firsts) < 4:
        return tables, begins
    for _ in range(rng.integers(1, MOST_SLIPS + 1)):
        bar = rng.integers(1, len(firsts) - 1)
        start, end = firsts[bar], firsts[bar + 1]
        if end - start < 3:
            continue
        kind = rng.random()
        if kind < LACKS_LAST:
            gone = [end - 1]
        elif kind < LACKS_HALF:
            gone = [end - 2, end - 1] if end - start > 3 else [end - 1]
        elif kind < LACKS_ANY:
            gone = [rng.integers(start + 1, end)]
        else:
            gone = []
            if end - 1 in rows:
                rows.insert(rows.index(end - 1) + 1, end - 1)
        rows = [row for row in rows if row not in gone]
    return [table[rows] for table in tables], begins[rows]


def miss(beats, begins, rng):
    """One or two beats are not found."""
    for _ in range(rng.integers(1, 3)):
        gone = rng.integers(1, len(beats) - 1)
        beats, begins = np.delete(beats, gone), np.delete(begins, gone)
    return beats, begins


def double(beats, begins, rng):
    """Up to three beats in a row are found with another one after each, half-way to the next."""
    first = rng.integers(0, len(beats) - 4)
    after = np.arange(first, first + rng.integers(1, 4))
    halves = (beats[after] + beats[after + 1]) / 2
    return np.insert(beats, after + 1, halves), np.insert(begins, after + 1, False)
