import type { BeatGrid } from "./beat-grid.ts";
import type { Bar } from "./form.ts";
import type { DrumVoice, Groove } from "./grooves/groove.ts";
import { drumKit } from "./instruments/drums.ts";
import { bassPatch, heldPatch, leadPatch, player, struckPatch } from "./instruments/tones.ts";
import type { Random } from "./random.ts";
import { Track } from "./track.ts";

/** The players' tracks before they are mixed, and when the kick was struck, which others may duck under. */
export interface Performance {
  drums: Track;
  bass: Track;
  chords: Track;
  lead: Track;
  kicks: number[];
}

/** How a player keeps time: always a little early or late, and never twice the same. Seconds. */
interface Feel {
  offset: number;
  jitter: number;
}

/** Plays a form on a grid: every instrument with its own patterns, feel and sound. */
export function perform(groove: Groove, bars: readonly Bar[], grid: BeatGrid, seconds: number, r: Random): Performance {
  const live = groove.drift > 0 ? r.next() : 0;
  const feel = (): Feel => ({ offset: r.normal(0.006 * live), jitter: 0.008 * live });
  const tracks = {
    drums: new Track(seconds),
    bass: new Track(seconds),
    chords: new Track(seconds),
    lead: new Track(seconds),
    kicks: [] as number[],
  };
  const context = { groove, bars, grid, r, tracks, feel };
  playDrums(context);
  const key = r.whole(0, 11);
  playBass(context, key);
  playChords(context, key);
  playLead(context, key);
  return tracks;
}

interface Context {
  groove: Groove;
  bars: readonly Bar[];
  grid: BeatGrid;
  r: Random;
  tracks: Performance;
  feel: () => Feel;
}

/** Calls back for every stroke of a pattern in a bar. Strength 0 to 1. */
function strokes(
  { groove, grid, r }: Context,
  bar: number,
  pattern: string,
  feel: Feel,
  play: (time: number, strength: number, place: { beat: number; sixteenth: number; length: number }) => void,
): void {
  for (let i = 0; i < groove.meter * 4; i++) {
    const strength = Number.parseInt(pattern[i] ?? ".", 10);
    if (!(strength > 0)) continue;
    let length = 1;
    while (i + length < pattern.length && pattern[i + length] === "." && length < 8) length++;
    const beat = bar * groove.meter + (i >> 2);
    if (beat >= grid.times.length - 1) return;
    const time = grid.timeOf(beat, i % 4) + feel.offset + r.normal(feel.jitter);
    play(time, (strength / 9) * r.between(0.85, 1.1), { beat, sixteenth: i, length: length / 4 });
  }
}

/** Strokes come and go a little: no bar is quite like the one before. */
function varied(pattern: string, r: Random, amount: number): string {
  return [...pattern]
    .map((sign, i) => {
      if (sign !== "." && i % 4 !== 0 && r.chance(amount)) return ".";
      if (sign === "." && r.chance(amount * 0.3)) return String(r.whole(2, 5));
      return sign;
    })
    .join("");
}

function playDrums(context: Context): void {
  const { groove, bars, grid, r, tracks, feel } = context;
  const kit = drumKit(r);
  const looseness = r.between(0, 0.08);
  const voices = Object.entries(groove.drums).map(([voice, patterns]) => ({
    voice: voice as DrumVoice,
    patterns: [r.pick(patterns), r.pick(patterns), r.pick(patterns)],
    gain: r.between(0.35, 1) * (voice === "kick" || voice === "snare" ? 1 : r.between(0.15, 0.7)),
    feel: feel(),
  }));
  bars.forEach((bar, index) => {
    if (!bar.drums) return;
    for (const { voice, patterns, gain, feel: own } of voices) {
      const pattern = varied(patterns[bar.section] as string, r, looseness);
      const end = bar.fill && voice !== "kick" ? (groove.meter - 1) * 4 : 16;
      strokes(context, index, pattern.slice(0, end), own, (time, strength) => {
        tracks.drums.add(kit[voice], time, strength * gain * bar.loudness);
        if (voice === "kick" && strength > 0.5) tracks.kicks.push(time);
      });
    }
    if (bar.begins && r.chance(0.5))
      tracks.drums.add(kit.crash, grid.timeOf(index * groove.meter, 0), r.between(0.2, 0.6));
    if (bar.fill) {
      const fill = r.pick(["8.8.", "8888", "8.88", "88.8", "..88"]);
      const sound = r.pick([kit.snare, kit.tom, kit.low]);
      strokes(context, index, ".".repeat((groove.meter - 1) * 4) + fill, feel(), (time, strength) =>
        tracks.drums.add(sound, time, strength * 0.7),
      );
    }
  });
}

function playBass(context: Context, key: number): void {
  const { groove, bars, grid, r, tracks, feel } = context;
  const note = player(bassPatch(r), r);
  const patterns = [r.pick(groove.bass), r.pick(groove.bass), r.pick(groove.bass)];
  const own = feel();
  const anticipates = r.chance(0.25);
  bars.forEach((bar, index) => {
    if (!bar.bass) return;
    const pattern = patterns[bar.section] as string;
    const played = pattern === "held" ? `8${".".repeat(15)}` : pattern;
    strokes(context, index, played, own, (time, strength, { beat, sixteenth, length }) => {
      const root = bar.roots[sixteenth >> 2] ?? 0;
      const step =
        groove.walking && sixteenth > 0 ? r.pick([0, 4, 7, 9, 12, -1]) : r.chance(0.12) ? r.pick([7, 12]) : 0;
      const next = anticipates && sixteenth >= groove.meter * 4 - 2 ? (bars[index + 1]?.roots[0] ?? root) : root;
      const pitch = 28 + ((key + next) % 12) + step;
      const seconds = length * ((grid.times[beat + 1] as number) - (grid.times[beat] as number)) * 0.9;
      tracks.bass.add(note(pitch, Math.min(2, seconds)), time, strength * bar.loudness);
    });
  });
}

function playChords(context: Context, key: number): void {
  const { groove, bars, grid, r, tracks, feel } = context;
  const pattern = [r.pick(groove.chords), r.pick(groove.chords), r.pick(groove.chords)];
  const struck = player(struckPatch(r), r);
  const held = player(heldPatch(r), r);
  const own = feel();
  const spread = r.chance(0.3) ? r.between(0.004, 0.025) : 0;
  const broken = r.chance(0.25);
  const octave = r.pick([48, 60, 60]);
  bars.forEach((bar, index) => {
    if (!bar.chords) return;
    const rhythm = pattern[bar.section] as string;
    const isHeld = rhythm === "held";
    let turn = 0;
    strokes(context, index, isHeld ? `8${".".repeat(15)}` : varied(rhythm, r, 0.03), own, (time, strength, place) => {
      const beat = place.sixteenth >> 2;
      const root = octave + ((key + (bar.roots[beat] ?? 0)) % 12);
      const chord = [root, root + (bar.minor[beat] ? 3 : 4), root + 7, root + 12];
      const beatLength = (grid.times[place.beat + 1] as number) - (grid.times[place.beat] as number);
      const seconds = Math.min(3, (isHeld ? groove.meter : place.length) * beatLength * 0.95);
      const notes = broken && !isHeld ? [chord[turn++ % 4] as number] : chord.slice(0, 3);
      notes.forEach((pitch, i) => {
        const sound = (isHeld ? held : struck)(pitch, seconds);
        tracks.chords.add(sound, time + i * spread, (strength * bar.loudness * (broken && !isHeld ? 2 : 1)) / 3);
      });
    });
  });
}

const SCALE = [0, 2, 4, 7, 9, 12, 14, 16];

/** A melody of its own rhythm, as free of the beat as singers are. */
function playLead(context: Context, key: number): void {
  const { groove, bars, grid, r, tracks, feel } = context;
  const note = player(leadPatch(r), r);
  const density = r.between(0.2, 0.6);
  const syncopation = r.between(0, 0.7);
  const own = { offset: feel().offset + r.between(0, 0.02), jitter: r.between(0, 0.025) };
  let degree = 3;
  bars.forEach((bar, index) => {
    if (!bar.lead) return;
    const rhythm = Array.from({ length: groove.meter * 4 }, (_, i) => {
      const strong = i % 4 === 0 ? 1 - syncopation : i % 2 === 0 ? 0.5 + syncopation / 2 : syncopation / 2;
      return r.chance(density * strong * 1.4) ? String(r.whole(5, 9)) : ".";
    }).join("");
    strokes(context, index, rhythm, own, (time, strength, { beat, length }) => {
      degree = Math.max(0, Math.min(SCALE.length - 1, degree + r.whole(-2, 2)));
      const beatLength = (grid.times[beat + 1] as number) - (grid.times[beat] as number);
      const seconds = Math.min(2.5, length * beatLength * r.between(0.5, 1));
      tracks.lead.add(note(60 + key + (SCALE[degree] as number), seconds), time, strength * bar.loudness);
    });
  });
}
