import type { Random } from "../random.ts";
import type { DrumVoice, Groove, Meter } from "./groove.ts";
import { inventGroove } from "./invented.ts";

/** How the beats of odd bars are grouped. */
const GROUPS: Record<5 | 7, number[][]> = {
  5: [
    [3, 2],
    [2, 3],
  ],
  7: [
    [2, 2, 3],
    [3, 2, 2],
    [2, 3, 2],
    [4, 3],
    [3, 4],
  ],
};

/** Strokes of a beat in sixteenths: none, on the beat, eighths, between the beats. */
const ON = ["8...", "8...", "8.6.", "8.66"];
const AFTER = ["..7.", "..7.", "..77", "7.7."];

/**
 * Music whose bars or whose tempo can be heard in two ways, drawn by chance: drums that do not say where a bar begins,
 * bars of equal halves, groups of beats, marches and waltzes, tempi that are counted at half or double speed.
 */
export function ambiguous(r: Random): Groove {
  const draw = r.pick([turned, turned, equalHalves, equalHalves, grouped, grouped, waltz, march, quick, slow]);
  const groove = draw(r);
  return {
    ...groove,
    name: "ambiguous",
    weight: 1,
    ...(r.chance(0.15) && { pickup: r.whole(1, groove.meter - 1) }),
    ...(r.chance(0.12) && { anticipated: true }),
    ...(r.chance(0.15) && { late: [0.01, 0.05] as const }),
    ...(r.chance(0.12) && { rubato: { fermata: r.between(1.4, 3) } }),
  };
}

/** Drums, bass or chords begin their pattern on another beat than the bar: harmony and melody say where it begins. */
function turned(r: Random): Groove {
  const groove = inventGroove(r, r.pick<Meter>([3, 4, 4, 4, 4]));
  const steps = groove.steps ?? 4;
  const by = steps * (groove.meter === 4 && r.chance(0.75) ? 2 : r.whole(1, groove.meter - 1));
  const turn = (patterns: readonly string[]) => patterns.map((pattern) => rotated(pattern, by));
  return {
    ...groove,
    drums: ofDrums(groove, turn),
    ...(r.chance(0.4) && { bass: turn(groove.bass) }),
    ...(r.chance(0.3) && { chords: turn(groove.chords) }),
    changes: r.pick([[1], [1], [1, 0.5]]),
  };
}

/** Both halves of a bar are alike. */
function equalHalves(r: Random): Groove {
  const groove = inventGroove(r, 4);
  const twice = (patterns: readonly string[]) => patterns.map(repeatedHalf);
  return {
    ...groove,
    drums: ofDrums(groove, twice),
    bass: twice(groove.bass),
    chords: twice(groove.chords),
    changes: r.pick([[1], [1], [2], [1, 2]]),
  };
}

/** Five or seven beats in groups, each of which begins with a stroke. */
function grouped(r: Random): Groove {
  const meter = r.pick([5, 7, 7] as const);
  const groups = r.pick(GROUPS[meter]);
  const firsts = groups.map((_, i) => groups.slice(0, i).reduce((sum, beats) => sum + beats, 0));
  const row = (has: (beat: number) => boolean, strokes: string) =>
    Array.from({ length: meter }, (_, beat) =>
      has(beat) ? (beat === 0 ? `9${strokes.slice(1)}` : strokes) : "....",
    ).join("");
  const begins = (beat: number) => firsts.includes(beat);
  const kick = [row(begins, "8..."), row((beat) => begins(beat) || r.chance(0.15), "8...")];
  const snare = [
    row((beat) => firsts.includes(beat - 1), "8..."),
    row((beat) => !begins(beat) && r.chance(0.6), "7..."),
  ];
  const bpm = between([104, 208], r);
  return {
    name: "grouped",
    weight: 1,
    meter,
    bpm: [bpm, bpm],
    drift: r.between(0.003, 0.02),
    drums: r.chance(0.75) ? { kick, snare, [r.pick(["hat", "ride"])]: [row(() => true, r.pick(ON))] } : {},
    bass: [row(begins, "8..."), row(begins, r.pick(ON)), row(() => true, "7...")],
    chords: ["held", row(begins, "8..."), row((beat) => !begins(beat), "7..."), row(() => true, r.pick(ON))],
    changes: r.pick([[1], [1, 0.5]]),
  };
}

/** A bass on the first of three beats, chords on the others, at any tempo. */
function waltz(r: Random): Groove {
  const bpm = between([76, 188], r);
  const drums = inventGroove(r, 3).drums;
  const [second, third] = [r.pick(["6...", "6.5.", "...."]), r.pick(["6...", "6.5."])];
  const depth = r.between(0.05, 0.5);
  return {
    name: "waltz",
    weight: 1,
    meter: 3,
    bpm: [bpm, bpm],
    drift: r.between(0.005, 0.03),
    drums: r.chance(0.4) ? drums : {},
    bass: ["8...........", r.pick(["8.......6...", "8...........", "8...6...6..."])],
    chords: [`....${second}${third}`, `${r.pick(["7...", "7.5."])}${second}${third}`, r.pick(["held", `....6...6...`])],
    changes: r.pick([[1], [1], [1, 0.5]]),
    ...(r.chance(0.5) && { rubato: { phrases: [0.5 * depth, depth] as const } }),
  };
}

/** Two beats in a bar: a bass on both, chords between or after them. */
function march(r: Random): Groove {
  const bpm = between([84, 138], r);
  const off = r.pick(AFTER);
  const drums = inventGroove(r, 2).drums;
  return {
    name: "march",
    weight: 1,
    meter: 2,
    bpm: [bpm, bpm],
    drift: r.between(0.003, 0.02),
    drums: r.chance(0.6) ? drums : {},
    bass: ["8...7...", r.pick(["8.......", "8...8...", "8...6.6."])],
    chords: [`${off}${off}`, `${r.pick(ON)}${r.pick(AFTER)}`],
    changes: r.pick([[1], [0.5], [0.5, 1]]),
    walking: r.chance(0.3),
  };
}

/** Tempi that are counted at half speed. */
function quick(r: Random): Groove {
  const groove = inventGroove(r, r.pick<Meter>([3, 4, 4, 4]));
  const bpm = between([156, 224], r);
  const thin = (patterns: readonly string[]) => patterns.map((pattern) => thinned(pattern, groove.steps ?? 4));
  return {
    ...groove,
    bpm: [bpm, bpm],
    drums: r.chance(0.3) ? {} : ofDrums(groove, thin),
    bass: thin(groove.bass),
    chords: thin(groove.chords),
    changes: [1, 0.5],
  };
}

/** Tempi that are counted at double speed: every eighth or sixteenth is struck. */
function slow(r: Random): Groove {
  const groove = inventGroove(r, r.pick<Meter>([3, 4, 4, 4]));
  const bpm = between([56, 84], r);
  const busy = (groove.steps === 3 ? r.pick(["755", "7.5"]) : r.pick(["7.5.", "7.6.", "7555", "6666"])).repeat(
    groove.meter,
  );
  return {
    ...groove,
    bpm: [bpm, bpm],
    ...(r.chance(0.7) && { drums: { ...groove.drums, hat: [busy] } }),
    ...(r.chance(0.6) && { chords: [busy, "held", busy] }),
    ...(r.chance(0.3) && { bass: [busy, ...groove.bass] }),
    changes: r.pick([[1], [2], [1, 2]]),
  };
}

function ofDrums({ drums }: Groove, change: (patterns: readonly string[]) => readonly string[]): Groove["drums"] {
  const voices = Object.entries(drums) as [DrumVoice, readonly string[]][];
  return Object.fromEntries(voices.map(([voice, patterns]) => [voice, change(patterns)]));
}

const rotated = (pattern: string, by: number) =>
  pattern === "held" ? pattern : pattern.slice(-by) + pattern.slice(0, -by);

const repeatedHalf = (pattern: string) =>
  pattern === "held"
    ? pattern
    : pattern
        .slice(0, pattern.length / 2)
        .replace("9", "8")
        .repeat(2);

/** Without the strokes that nobody plays so fast. */
const thinned = (pattern: string, steps: number) =>
  pattern === "held" ? pattern : [...pattern].map((sign, i) => (steps === 4 && i % 2 === 1 ? "." : sign)).join("");

const between = ([low, high]: readonly [number, number], r: Random) => low * (high / low) ** r.next();
