import type { Random } from "../random.ts";
import { pluckedString } from "./pluck.ts";
import { type Patch, type Player, player } from "./tones.ts";

const saw = Array.from({ length: 32 }, (_, i) => 0.5 / (i + 1));
const square = Array.from({ length: 32 }, (_, i) => (i % 2 ? 0 : 0.6 / (i + 1)));
const organ = [0.5, 0.4, 0.3, 0.3, 0, 0.15, 0, 0.15];
const flute = [0.8, 0.2, 0.08];
const bell = [0.5, 0, 0.2, 0.4, 0, 0, 0.1, 0, 0, 0.15];
const SHAPES = [saw, square, organ, flute];

/** Instruments that begin sharply and die away: pianos, guitars, plucks, mallets. */
export function struckPlayer(r: Random): Player {
  if (r.chance(0.3)) return pluckedString(r);
  return player(
    {
      harmonics: r.pick([saw, square, saw, flute, bell]),
      attack: r.between(0.002, 0.01),
      decay: r.between(1, 9),
      release: r.between(0.03, 0.2),
      brightness: r.between(3, 20),
      darkening: r.between(0, 8),
      detune: r.chance(0.4) ? r.between(2, 10) : 0,
      vibrato: 0,
      noise: r.chance(0.4) ? r.between(0.1, 0.8) : 0,
      drive: r.chance(0.15) ? r.between(2, 12) : 0,
    },
    r,
  );
}

/** Instruments that hold: strings, pads, organs, brass. Some of them begin so softly that no onset is heard. */
export function heldPatch(r: Random, attack = r.between(0.01, 0.3)): Patch {
  return {
    harmonics: r.pick(SHAPES),
    attack,
    decay: 0,
    release: r.between(0.05, 0.4),
    brightness: r.between(2, 12),
    darkening: 0,
    detune: r.between(4, 18),
    vibrato: r.chance(0.3) ? r.between(0.05, 0.3) : 0,
    noise: 0,
    drive: r.chance(0.2) ? r.between(2, 10) : 0,
  };
}

/** From double basses to synthesisers and the long drum tones of hip hop. */
export function bassPlayer(r: Random): Player {
  if (r.chance(0.15)) return pluckedString(r);
  return player(
    {
      harmonics: r.pick([saw, square, flute]),
      attack: r.between(0.003, 0.03),
      decay: r.between(0.3, 4),
      release: r.between(0.02, 0.1),
      brightness: r.between(1.5, 10),
      darkening: r.between(0, 6),
      detune: r.chance(0.2) ? 8 : 0,
      vibrato: 0,
      noise: r.chance(0.3) ? 0.3 : 0,
      drive: r.chance(0.25) ? r.between(1.5, 6) : 0,
    },
    r,
  );
}

/** A solo instrument: soft and hard beginnings in turn. */
export function leadPatch(r: Random): Patch {
  return {
    harmonics: r.pick(SHAPES),
    attack: r.between(0.005, 0.09),
    decay: r.between(0, 2),
    release: r.between(0.03, 0.15),
    brightness: r.between(3, 14),
    darkening: r.between(0, 2),
    detune: 0,
    vibrato: r.between(0, 0.5),
    noise: r.chance(0.5) ? r.between(0.1, 1) : 0,
    drive: r.chance(0.15) ? r.between(2, 10) : 0,
  };
}
