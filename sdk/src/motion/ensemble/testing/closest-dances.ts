import type { DanceStyle } from "../../../contract/styles.ts";
import type { DanceScore } from "../../sequence/score.ts";

/** A song of the library as it is heard: 124 even beats, the energy of every eight, strikes, a break and builds in beats. */
const BEAT = 0.4839;
const SONG = {
  beats: 124,
  energy: [0.01, 0.03, 0.63, 0.6, 0.68, 0.66, 0.81, 0.48, 0.78, 0.84, 0.86, 0.82, 0.63, 0.5, 0.81, 0.82],
  hits: [64, 112, 122],
  breaks: [[122, 124]],
  builds: [
    [56, 64],
    [104, 112],
  ],
} as const;

/** The first beat of each move, its number and variant. */
const DANCES = {
  "Hip Hop":
    "0 20 half; 8 6 half mirrored; 16 11 low; 24 19 diagonal; 28 23 diagonal; 32 28 opens; 40 26 opens; 48 14 opens; 56 17 diagonal; 64 15 diagonal; 72 1 opens; 80 23 opens mirrored; 84 16 opens; 88 14 opens mirrored; 96 20 half; 104 6 half; 112 3; 120 1 opens mirrored",
  Contemporary:
    "0 27 half; 8 6 half mirrored; 16 5 opens; 20 7 opens-right; 24 18 side; 28 4 opens; 32 9 around; 40 11 diagonal; 44 5 diagonal; 48 6 diagonal mirrored; 52 7 side; 56 18 opens; 64 4; 68 9 around mirrored; 72 22 side; 80 5 diagonal mirrored; 88 7 low; 92 18 side mirrored; 96 27 half; 104 6 half; 112 22 side mirrored; 120 27 opens mirrored",
} as const satisfies Partial<Record<DanceStyle, string>>;

/**
 * The dances of the library in which `npm run bench -- ensembles` found dancers nearest to each other in a canon (in Hip
 * Hop), and farthest from their own place (in Contemporary).
 */
export function closestDance(style: keyof typeof DANCES): DanceScore {
  const spans = (beats: readonly (readonly [number, number])[]) =>
    beats.map(([start, end]) => ({ start: start * BEAT, end: end * BEAT }));
  const moves = DANCES[style].split("; ").map((text) => {
    const [start, move, ...variant] = text.split(" ");
    return { start: Number(start), move: Number(move), variant: variant.join(" ") };
  });
  return {
    duration: SONG.beats * BEAT,
    beats: Array.from({ length: SONG.beats }, (_, i) => i * BEAT),
    moves: moves.map(({ start, move, variant }, i) => ({
      move,
      start: start * BEAT,
      end: (moves[i + 1]?.start ?? SONG.beats) * BEAT,
      style,
      ...(variant && { variant }),
    })),
    dynamics: {
      energy: Array.from({ length: SONG.beats }, (_, i) => SONG.energy[i >> 3] ?? 0),
      hits: SONG.hits.map((beat) => beat * BEAT),
      breaks: spans(SONG.breaks),
      builds: spans(SONG.builds),
    },
  };
}
