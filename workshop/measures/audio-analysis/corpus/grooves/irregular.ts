import type { Random } from "../random.ts";
import { ACOUSTIC } from "./acoustic.ts";
import { BAND } from "./band.ts";
import { COMPOUND } from "./compound.ts";
import { ELECTRONIC } from "./electronic.ts";
import { FOUR } from "./four.ts";
import type { Groove, Meter } from "./groove.ts";
import { inventGroove } from "./invented.ts";
import { THREE } from "./three.ts";
import { WORLD } from "./world.ts";

/** Lengths of a bar that lacks beats, by those that it has. */
const SHORTER: Record<Meter, readonly Meter[][]> = {
  2: [[3]],
  3: [[2]],
  4: [[3], [3], [2], [2, 3]],
  5: [[4], [3]],
  7: [[5], [4]],
};

const COMMON = [...FOUR, ...BAND, ...THREE, ...ELECTRONIC, ...WORLD, ...ACOUSTIC, ...COMPOUND];

/** Places of strokes in a bar of sixteen, as claves and bells have them. */
const ACCENTS = [
  [0, 3, 6, 10, 12],
  [0, 3, 6, 8, 11, 14],
  [0, 3, 8, 11],
  [0, 6, 10, 14],
  [2, 6, 10, 13],
  [3, 6, 11, 14],
  [0, 3, 7, 10, 12],
];

/**
 * Common music that does not go on as it begins, drawn by chance: bars that lack a beat now and then, endings that slow
 * down, and grooves whose strongest strokes are between the beats.
 */
export function irregular(r: Random): Groove {
  const draw = r.pick([lacking, lacking, lacking, endsSlowly, endsSlowly, offBeat, offBeat]);
  return { ...draw(r), name: "irregular", weight: 1 };
}

function common(r: Random): Groove {
  const groove = r.chance(0.55) ? r.pick(COMMON) : inventGroove(r);
  const bpm = between(groove.bpm, r);
  return { ...groove, bpm: [bpm, bpm] };
}

function lacking(r: Random): Groove {
  const groove = common(r);
  return { ...groove, unequal: { lengths: r.pick(SHORTER[groove.meter]), likely: r.between(0.03, 0.12) } };
}

function endsSlowly(r: Random): Groove {
  const groove = common(r);
  return {
    ...groove,
    drift: Math.max(groove.drift, 0.008),
    rubato: { ritardando: r.between(0.35, 0.8), ...(r.chance(0.6) && { fermata: r.between(1.4, 3.2) }) },
    ...(r.chance(0.25) && { unequal: { lengths: r.pick(SHORTER[groove.meter]), likely: 0.04 } }),
  };
}

/** Chords and bass between the beats over sixteenths: what is strongest is not the beat. */
function offBeat(r: Random): Groove {
  const bpm = between([84, 136], r);
  const placed = () => {
    const accents = r.pick(ACCENTS);
    return Array.from({ length: 16 }, (_, place) => (accents.includes(place) ? String(r.whole(7, 9)) : ".")).join("");
  };
  const after = () => r.pick(["..7.", "..7.", "..77", "...7", ".77."]).repeat(4);
  const band = inventGroove(r, 4);
  const straight = band.steps !== 3;
  return {
    name: "off the beat",
    weight: 1,
    meter: 4,
    bpm: [bpm, bpm],
    drift: r.between(0, 0.015),
    ...(r.chance(0.4) && { swing: { of: "sixteenths" as const, least: 0, most: r.between(0.1, 0.3) } }),
    drums: {
      kick: [placed(), r.chance(0.5) ? "9.......9......." : placed(), "9...9...9...9..."],
      ...(straight && band.drums.snare && { snare: band.drums.snare }),
      [r.pick(["hat", "shaker"])]: r.pick([["6464646464646464"], ["5.5.5.5.5.5.5.5."], ["6.446.446.446.44"]]),
      ...(r.chance(0.6) && { [r.pick(["bell", "rim", "high"])]: [placed(), placed()] }),
    },
    bass: [placed(), placed(), r.chance(0.5) ? placed() : after()],
    chords: [after(), placed(), after()],
  };
}

const between = ([low, high]: readonly [number, number], r: Random) => low * (high / low) ** r.next();
