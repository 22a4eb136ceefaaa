import { float32At } from "../../arrays/index.ts";
import { clamp } from "../../motion/math/curves.ts";
import { type DanceSection, danceSections } from "../music/sections.ts";
import { type BodySamples, SAMPLE_RATE } from "./body-samples.ts";

/** One continuous picture between two cuts. Angles are degrees, as of a camera that stands round and over the dancer. */
export interface Shot {
  /** Seconds. */
  start: number;
  end: number;
  /** Round the dancer in the shot's middle; the audience's right is positive. */
  azimuth: number;
  elevation: number;
  /** To which side the camera goes: 1 to the audience's right, −1 to its left. */
  direction: 1 | -1;
  /** How far round it goes at the most. */
  arc: number;
  energy: number;
  /** Share of the picture's height that a standing dancer has. */
  size: number;
  /** Whether the leader of several is seen from nearby, and those at the sides may be cut off. */
  isNear: boolean;
}

/** Azimuth from where the dancer faces, elevation, and size: how sections are seen, by their energy. */
type SetUp = readonly [azimuth: number, elevation: number, size: number];
const SET_UPS: Readonly<Record<"calm" | "even" | "wild", readonly SetUp[]>> = {
  calm: [
    [26, 11, 0.67],
    [-34, 5, 0.71],
    [4, 17, 0.63],
    [40, 4, 0.69],
  ],
  even: [
    [-24, 4, 0.73],
    [30, 3, 0.75],
    [2, 8, 0.71],
    [-42, 9, 0.71],
    [46, 5, 0.73],
  ],
  wild: [
    [22, 1.5, 0.77],
    [-30, 1.5, 0.79],
    [0, 3, 0.77],
    [44, 12, 0.69],
    [-46, 6, 0.75],
  ],
};
const OPENING: SetUp = [0, 8, 0.64];
const CLOSING: SetUp = [8, 3, 0.76];
/** A cut changes the azimuth by this much or more, or it reads as a mistake (the rule of thirty degrees). */
const CHANGE = 26;
/** Farthest from the front: beyond it faces are lost; of several, who stands at one side covers the others. */
const SIDE = { alone: 50, together: 16 };
/** Degrees round the dancer in one shot, at the most. */
const ARC = { alone: 54, together: 24 };
/** How much of the dancer's facing a set-up goes along with, and the farthest. */
const FACING = { share: 0.6, most: 26 };
/** How much less of the face may be seen for each set-up that has its turn later. */
const TURN = 0.06;

/** The shots of a dance: one for each section. Of several dancers all are seen, then the leader from nearby, in turn. */
export function planShots(samples: BodySamples, isAlone: boolean): Shot[] {
  const side = isAlone ? SIDE.alone : SIDE.together;
  const sections = danceSections(samples.dance.score);
  let last = Number.NaN;
  return sections.map((section, i): Shot => {
    const facing = meanFacing(samples, section);
    const isFirst = i === 0;
    const choices = isFirst
      ? [OPENING]
      : i === sections.length - 1
        ? [CLOSING, ...setUpsFor(section)]
        : setUpsFor(section);
    const seen = (azimuth: number) => faceSeen(samples, section, azimuth);
    const [azimuth, elevation, size] = choose(choices, side, facing, last, i, seen);
    const placed = { azimuth, elevation, size };
    // A camera goes towards the front, and from there to the other side than before.
    const direction = azimuth > 4 || (azimuth >= -4 && i % 2 === 0) ? -1 : 1;
    last = azimuth;
    const arc = isAlone ? ARC.alone : ARC.together;
    const isNear = i % 2 === 1 && i < sections.length - 1;
    return { ...placed, start: section.start, end: section.end, direction, arc, energy: section.energy, isNear };
  });
}

function setUpsFor({ energy, isDrop }: DanceSection): readonly SetUp[] {
  if (isDrop || energy > 0.72) return SET_UPS.wild;
  return energy < 0.42 ? SET_UPS.calm : SET_UPS.even;
}

/**
 * The set-up that shows most of the face among those that are far enough from the last shot; each shot begins with
 * another one, which is preferred a little. Where none is far enough, the farthest.
 * @param seen Of an azimuth: how much of the face it shows, 0 to 1.
 */
function choose(
  choices: readonly SetUp[],
  side: number,
  facing: number,
  last: number,
  turn: number,
  seen: (azimuth: number) => number,
): SetUp {
  const placed = choices.map(
    ([azimuth, elevation, size]): SetUp => [clamp(azimuth + facing, -side, side), elevation, size],
  );
  const turned = placed.map((_, i) => placed[(i + turn) % placed.length] as SetUp);
  const away = ([azimuth]: SetUp) => (Number.isNaN(last) ? 180 : Math.abs(azimuth - last));
  const farthest = turned.reduce((a, b) => (away(b) > away(a) ? b : a));
  const worth = turned.map((setUp, i) =>
    away(setUp) >= CHANGE ? seen(setUp[0]) - TURN * i : Number.NEGATIVE_INFINITY,
  );
  const best = worth.indexOf(Math.max(...worth));
  return away(farthest) >= CHANGE ? (turned[best] as SetUp) : farthest;
}

/** How much of the face is seen in a section from an azimuth, 0 to 1: all from the front, nothing from behind. */
function faceSeen(samples: BodySamples, section: DanceSection, azimuth: number): number {
  let sum = 0;
  const [first, last] = samplesOf(samples, section);
  for (let i = first; i < last; i++)
    sum += Math.max(0, Math.cos(((float32At(samples.facing, i) - azimuth) * Math.PI) / 180));
  return sum / Math.max(1, last - first);
}

const samplesOf = ({ from, count }: BodySamples, { start, end }: DanceSection): [first: number, last: number] => [
  Math.min(count, Math.round((start - from) * SAMPLE_RATE)),
  Math.min(count, Math.round((end - from) * SAMPLE_RATE)),
];

function meanFacing(samples: BodySamples, section: DanceSection): number {
  const [first, last] = samplesOf(samples, section);
  let x = 0;
  let z = 0;
  for (let i = first; i < last; i++) {
    const angle = (float32At(samples.facing, i) * Math.PI) / 180;
    x += Math.sin(angle);
    z += Math.cos(angle);
  }
  return clamp(((Math.atan2(x, z) * 180) / Math.PI) * FACING.share, -FACING.most, FACING.most);
}
