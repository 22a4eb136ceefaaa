#!/usr/bin/env python3
"""
make-bands.py FOLDER FIRST_SEED COUNT [DRUMMERS]: writes accompaniments as MIDI files, with their beats.

A groove of the library of MMA (Debian: mma, GPL) is played over chords by chance: bass, comping and drums as a genre has
them. DRUMMERS is the folder of the Groove MIDI Dataset (Magenta, CC BY 4.0): people then play the drums of some. A melody
is added to most, parts are left out, chords and bass come early or late, and the tempo moves a little. SEED.drums.mid and
SEED.band.mid are at a tick a millisecond. SEED.json holds beats (seconds) and each one's place in its bar (0 is the first),
as people tap them: bars of six or twelve eighths have two or four beats. Needs python3-mido.
"""
import csv
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import mido

LIBRARY = Path("/usr/share/mma/lib")
SECONDS = 40
DRUMS = 9
# Tempi at which people play a kind, in beats a minute as they tap them; the first pattern that a groove's name has.
TEMPI = [
    (r"reggae|dub", 62, 92),
    (r"dnb|jungle", 76, 88),
    (r"ballad|slow|bald|hymn|lullaby|spiritual|nite|ambient|serenade|bolero|dsoul|evans", 52, 92),
    (r"fast|bebop|quickstep|bluegrass|polka|dixie|charleston|jive|gypsy|merengue|punk|thr|zydeco|boggie|boogie", 130, 230),
    (r"viene", 140, 200),
    (r"walt|34", 88, 190),
    (r"hip|rnb|r\+b|rb|trip|mellow|16beat|beat16|fus16|hop", 64, 108),
    (r"swing|jazz|bigband|basie|trio|foxtrot|bouncy|rag|strut|showtune|broadway|softshoe", 84, 210),
    (r"house|techno|dance|rave|trance|disco|latinhouse|teamtechno|digital", 112, 146),
    (r"mambo|salsa|samba|son|calypso|cubanguitar", 90, 200),
    (r"bossa|rhumba|beguine|chacha|latin|quando|tango|afro", 88, 150),
    (r"march", 96, 132),
    (r"metal|mtl|hrk|hard", 90, 190),
    (r"", 68, 168),
]
NOT_MUSIC = r"^(none|metronome|count|ending|intro|desert)"
ENDS = r"(End|Intro|Fill|Count|Break)\w*$"
PROGRESSIONS = [
    "1 5 6m 4", "6m 4 1 5", "1 6m 4 5", "1 4 5 4", "1 4 1 5", "1 b7 4 1", "6m 5 4 5", "4 5 6m 1", "1 3m 4 5", "1 2m 4 5",
    "1 1 4 4", "6m 6m 4 5", "1m b7 b6 5", "1m b6 b3 b7", "1m 4m 1m 5", "1m 1m 4m 1m", "1 1 1 1 4 4 1 1 5 4 1 5",
    "17 17 17 17 47 47 17 17 57 47 17 57", "1m7 1m7 1m7 1m7 4m7 4m7 1m7 1m7 b67 57 1m7 1m7", "2m7 57 1M7 1M7",
    "2m7 57 1M7 6m7", "1M7 6m7 2m7 57", "3m7 6m7 2m7 57", "1M7 4M7 3m7 6m7 2m7 57 1M7 57", "1m7 47 1m7 47",
    "1M7 1M7 2m7 57 3m7 67 2m7 57", "17 17 47 47", "1 5 6m 3m 4 1 4 5", "4M7 3m7 2m7 1M7", "1m 1m b7 b7",
]
DEGREES = {"1": 0, "2": 2, "b3": 3, "3": 4, "4": 5, "5": 7, "b6": 8, "6": 9, "b7": 10}
NOTES = ["C", "Db", "D", "Eb", "E", "F", "Gb", "G", "Ab", "A", "Bb", "B"]
LEADS = [0, 4, 11, 16, 21, 22, 24, 25, 26, 27, 29, 30, 40, 52, 53, 54, 56, 57, 61, 64, 65, 66, 71, 73, 75, 80, 81, 85]
COMPS = [0, 1, 4, 5, 6, 16, 17, 24, 25, 26, 27, 28, 48, 49, 50, 61, 89]
BASSES = [32, 33, 34, 35, 36, 38, 39]


def grooves():
    """(file as MMA names it, the grooves of a song in it) of the whole library."""
    found = []
    for path in sorted(LIBRARY.glob("*/*.mma")):
        if re.match(NOT_MUSIC, path.stem):
            continue
        names = re.findall(r"^\s*DefGroove\s+(\S+)", path.read_text(errors="replace"), re.I | re.M)
        names = [name for name in names if not re.search(ENDS, name, re.I)]
        if names:
            found.append((f"{path.parent.name}/{path.stem}", names))
    return found


def tempo_of(name, r):
    low, high = next((low, high) for pattern, low, high in TEMPI if re.search(pattern, name, re.I))
    return low * (high / low) ** r.random()


def chord(degree, key):
    base, kind = re.match(r"(b?\d)(.*)", degree).groups()
    return NOTES[(DEGREES[base] + key) % 12] + kind


def accompaniment(groove, names, bars, r):
    """A song by MMA, and its chords by bar."""
    key = r.randrange(12)
    progressions = [[chord(d, key) for d in r.choice(PROGRESSIONS).split()] for _ in range(2)]
    halves = r.random() < 0.15
    lines = [f"Use {groove}"]
    chords = []
    while len(chords) < bars:
        lines.append(f"Groove {r.choice(names)}")
        progression = r.choice(progressions)
        for _ in range(8):
            at = len(chords) % len(progression)
            now, then = progression[at], progression[(at + 1) % len(progression)]
            lines.append(f"{len(chords) + 1} {now} / {then}" if halves and r.random() < 0.5 else f"{len(chords) + 1} {now}")
            chords.append(now)
    with tempfile.TemporaryDirectory() as folder:
        text, out = Path(folder, "song.mma"), Path(folder, "song.mid")
        text.write_text("\n".join(lines) + "\n")
        done = subprocess.run(["mma", "-w", "-f", str(out), str(text)], capture_output=True, text=True, timeout=60)
        if not out.exists():
            raise ValueError(f"{groove}: {(done.stdout + done.stderr).strip()[-200:]}")
        return read(out), chords


def read(path):
    """Parts of a MIDI file: lists of [start, end, key, velocity] in quarters by (track, channel), their programs, and the
    signature it has most."""
    midi = mido.MidiFile(path, clip=True)
    parts, programs, signatures = {}, {}, []
    for index, track in enumerate(midi.tracks):
        now, open_notes = 0, {}
        for event in track:
            now += event.time / midi.ticks_per_beat
            if event.type == "time_signature":
                signatures.append((now, event.numerator, event.denominator))
            if event.type == "program_change":
                programs.setdefault((index, event.channel), event.program)
            if event.type in ("note_on", "note_off"):
                place = (index, event.channel, event.note)
                if place in open_notes:
                    note = open_notes.pop(place)
                    note[1] = max(now, note[0] + 0.01)
                if event.type == "note_on" and event.velocity > 0:
                    note = [now, now + 0.25, event.note, event.velocity]
                    open_notes[place] = note
                    parts.setdefault((index, event.channel), []).append(note)
    return parts, programs, signatures


def drummers(folder):
    """Recordings of drummers that last long enough, by their signature."""
    found = {}
    with open(folder / "info.csv") as file:
        for row in csv.DictReader(file):
            path = folder / row["midi_filename"]
            if row["beat_type"] == "beat" and float(row["duration"]) >= 12 and path.exists():
                found.setdefault(row["time_signature"], []).append((path, float(row["bpm"]), row["style"]))
    return found


ALIKE = [("jazz", r"swing|jazz|bebop|bigband|foxtrot|trio"), ("latin", r"latin|bossa|samba|salsa|mambo|rhumba|cuban|son"),
         ("hiphop", r"hip|rnb|r\+b|trip"), ("reggae", r"reggae|ska"), ("country", r"country|cntry|western|folk|bluegrass"),
         ("punk", r"punk|thr|metal|mtl|hrk"), ("funk", r"funk|soul|fusion|rb"), ("soul", r"soul|motown|rb|funk"),
         ("rock", r"rock|pop|8beat|beat8|blues|twist"), ("pop", r"pop|8beat|rock|ballad"), ("gospel", r"spirit|hymn|soul"),
         ("neworleans", r"dixie|strut|boogie|zydeco"), ("afro", r"afro|latin|samba|world"), ("blues", r"blues|rock"),
         ("dance", r"house|dance|techno|disco")]


def suits(style, groove):
    return any(style.startswith(word) and re.search(pattern, groove, re.I) for word, pattern in ALIKE)


def human_drums(path):
    """A drummer's notes, in quarters of the click that was played to."""
    parts, _, _ = read(path)
    return sorted(note for part in parts.values() for note in part)


def melody(chords, bar, r):
    """A lead over the chords: phrases of two or four bars, notes of the chord and beside it, often before the beat."""
    notes, pitch = [], r.randrange(60, 76)
    grid = r.choice([0.5, 0.5, 0.25, 1, 1 / 3])
    density, legato, early = r.uniform(0.15, 0.6), r.uniform(0.4, 1.1), r.random() * 0.5
    phrase, rest = r.choice([2, 2, 4]), r.random() < 0.7
    rhythm = []
    for i in range(int(2 * bar / grid)):
        on_beat = (i * grid) % 1 < 0.01
        rhythm.append(r.random() < density * (1.5 if on_beat else 0.9))
    for index, name in enumerate(chords):
        if rest and index % phrase == phrase - 1 and r.random() < 0.8:
            continue
        root = NOTES.index(re.match(r"[A-G]b?", name).group())
        third = 3 if re.search(r"m(?!aj)", name.replace("M7", "")) else 4
        own = [(root + step) % 12 for step in (0, third, 7)]
        steps = int(bar / grid)
        for i in range(steps):
            place = (index % 2) * steps + i
            if place >= len(rhythm) or not rhythm[place]:
                continue
            want = r.choice(own) if r.random() < 0.75 else (r.choice(own) + r.choice([2, -2, 1])) % 12
            pitch = min((p for p in range(52, 88) if p % 12 == want), key=lambda p: abs(p - pitch) + r.random() * 4)
            start = index * bar + i * grid
            if i % 2 == 0 and r.random() < early:
                start -= 0.5 if grid != 0.25 else r.choice([0.25, 0.5])
            notes.append([start, start + max(0.1, grid * legato * r.choice([1, 1, 2])), pitch, r.randrange(70, 120)])
    return notes


class Clock:
    """Seconds of a place in quarters: a tempo that wanders a little, by the bar."""

    def __init__(self, tempo, bars, bar, r):
        kind = r.random()
        wander = 0 if kind < 0.45 else r.uniform(0.002, 0.012) if kind < 0.9 else r.uniform(0.02, 0.06)
        self.bar, self.starts, now, speed = bar, [], 0.0, 1.0
        for _ in range(bars + 2):
            self.starts.append(now)
            now += bar * 60 / tempo / speed
            speed = 1 + 0.85 * (speed - 1) + r.gauss(0, wander)

    def __call__(self, quarter):
        at = quarter / self.bar
        index = max(0, min(len(self.starts) - 2, int(at)))
        start, end = self.starts[index], self.starts[index + 1]
        return start + (at - index) * (end - start)


def alone(seed, played):
    """A drummer alone, at a tempo near the own one."""
    r = random.Random(seed)
    signature = r.choice([s for s in played for _ in played[s] if s.endswith("-4")])
    path, bpm, style = r.choice(played[signature])
    notes, beats = human_drums(path), int(signature[0])
    tempo = bpm * r.uniform(0.92, 1.08)
    end = min(SECONDS, (notes[-1][0] + 0.5) * 60 / tempo)
    program, events = r.choice([0, 0, 0, 8, 16, 24, 25, 32, 40]), []
    events.append((0, mido.Message("program_change", channel=DRUMS, program=program)))
    for start, stop, key, velocity in notes:
        at = start * 60 / tempo
        if at < end:
            events.append((at, mido.Message("note_on", channel=DRUMS, note=key, velocity=velocity)))
            events.append((min(end, stop * 60 / tempo), mido.Message("note_off", channel=DRUMS, note=key)))
    count = int(end * tempo / 60)
    times = [i * 60 / tempo for i in range(count)]
    return events, {"name": f"drummer {style}", "beats": times, "positions": [i % beats for i in range(count)]}


def song(seed, library, played):
    if played and seed % 8 == 0:
        return alone(seed, played)
    r = random.Random(seed)
    groove, names = library[r.randrange(len(library))]
    r.shuffle(names := list(names))
    tempo = tempo_of(groove.split("/")[1], r)
    (_, _, signatures), _ = accompaniment(groove, names[:1], 2, r)
    above, below = next(((n, d) for _, n, d in reversed(signatures)), (4, 4))
    compound = below == 8 and above % 3 == 0
    # Quarters a beat. MMA writes an eighth of such a bar as a quarter: its six eighths last six quarters.
    unit = 3.0 if compound else 4 / below
    beats = above // 3 if compound else above
    bar = beats * unit
    bars = int(SECONDS * tempo / 60 / beats) + 4
    (parts, programs, _), chords = accompaniment(groove, names[: r.choice([1, 2, 2, 3])], bars, r)
    clock = Clock(tempo * unit, bars, bar, r)
    drums = [note for (_, channel), part in parts.items() if channel == DRUMS for note in part]
    bands = {place: part for place, part in parts.items() if place[1] != DRUMS}
    human = False
    alike = [d for d in played.get(f"{above}-{below}", []) if suits(d[2], groove)]
    fit = [d for d in alike if 0.8 < d[1] / tempo < 1.25]
    if fit and r.random() < 0.55 and not compound:
        path = r.choice(fit)[0]
        human = human_drums(path)
        if human:
            # The recording is repeated by whole bars.
            last = max(bar, bar * int((human[-1][0] + 0.3) / bar))
            copies = int(bar * bars / last) + 1
            drums = [[s + k * last, e + k * last, n, v] for k in range(copies) for s, e, n, v in human if s < last - 0.1]
    out = []  # (channel, program, gain, notes, humanised)
    way = r.random()
    if way < 0.87 or not bands:
        out.append((DRUMS, r.choice([0, 0, 0, 8, 16, 24, 25, 32, 40]), r.uniform(0.5, 1.25), drums, not human))
    by_itself = way < 0.03 and len(drums) > 40
    free = [c for c in range(16) if c != DRUMS]
    transposed = r.randrange(-3, 4)
    push = r.choice([0, 0, 0, 0.25, 0.6]) if bar >= 2 else 0
    for place, part in bands.items():
        if by_itself or not free:
            break
        low = sum(note[2] for note in part) / len(part) < 50
        if r.random() < (0.08 if low else 0.22) and len(bands) > 1:
            continue
        program = programs.get(place, 0)
        if r.random() < 0.4:
            program = r.choice(BASSES if low else COMPS)
        moved = []
        for start, end, key, velocity in part:
            # An anticipation: what begins a bar sounds an eighth before it, and lasts as long.
            if push and abs(start / bar - round(start / bar)) < 0.01 and start > bar:
                if random.Random(f"{seed} {round(start / bar)} {low}").random() < push:
                    start -= 0.5 * unit
            moved.append([start, end, min(127, max(0, key + transposed)), velocity])
        out.append((free.pop(0), program, r.uniform(0.35, 1.2) * (1.1 if low else 1), moved, True))
    if not by_itself and free and r.random() < 0.7:
        notes = [[s, e, k + transposed, v] for s, e, k, v in melody(chords, bar, r)]
        out.append((free.pop(0), r.choice(LEADS), r.uniform(0.5, 1.3), notes, True))
    # Some bars without drums.
    gaps = [b for b in range(0, bars, 4) if r.random() < 0.06]
    events = []
    for channel, program, gain, notes, loose in out:
        late = r.gauss(0, 0.008) if channel == DRUMS else r.gauss(0.004, 0.014)
        jitter = r.uniform(0.001, 0.012) if loose else 0.002
        events.append((0, mido.Message("program_change", channel=channel, program=program)))
        for start, end, key, velocity in notes:
            if channel == DRUMS and int(start / bar) in gaps:
                continue
            a = clock(max(0, start)) + late + r.gauss(0, jitter)
            b = max(a + 0.03, clock(end) + late)
            if a < 0 or a > SECONDS + 2:
                continue
            loud = max(1, min(127, int(velocity * gain * r.uniform(0.9, 1.1))))
            events.append((a, mido.Message("note_on", channel=channel, note=key, velocity=loud)))
            events.append((min(b, SECONDS + 2), mido.Message("note_off", channel=channel, note=key)))
    times = [clock(i * unit) for i in range(bars * beats) if clock(i * unit) < SECONDS]
    name = f"{groove}{' played' if human else ''}"
    truth = {"name": name, "beats": times, "positions": [i % beats for i in range(len(times))]}
    return events, truth


def write(events, path):
    midi = mido.MidiFile(type=0, ticks_per_beat=1000)
    track = mido.MidiTrack()
    midi.tracks.append(track)
    track.append(mido.MetaMessage("set_tempo", tempo=1_000_000))
    now = 0
    for at, message in sorted(events, key=lambda e: (e[0], e[1].type != "note_off")):
        tick = round(1000 * at)
        track.append(message.copy(time=tick - now))
        now = tick
    midi.save(path)


def main():
    folder, first, count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    played = drummers(Path(sys.argv[4])) if len(sys.argv) > 4 else {}
    folder.mkdir(parents=True, exist_ok=True)
    library = grooves()
    for seed in range(first, first + count):
        try:
            events, truth = song(seed, library, played)
        except Exception as error:  # some grooves of the library need what is not there
            print(seed, repr(error)[:200], file=sys.stderr)
            continue
        for part in (True, False):
            own = [event for event in events if (event[1].channel == DRUMS) == part]
            if any(message.type == "note_on" for _, message in own):
                write(own, folder / f"{seed}.{'drums' if part else 'band'}.mid")
        truth["kicks"] = sorted(at for at, m in events if m.type == "note_on" and m.channel == DRUMS and m.note in (35, 36))
        (folder / f"{seed}.json").write_text(json.dumps(truth))


if __name__ == "__main__":
    main()
