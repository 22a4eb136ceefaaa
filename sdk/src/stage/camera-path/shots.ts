import { phraseStarts } from "../music/phrases.ts";
import { type DanceSection, danceSections } from "../music/sections.ts";
import { type BodySamples, SAMPLE_RATE } from "./body-samples.ts";
import { type Candidate, cheapestChain } from "./cheapest-chain.ts";
import { type Arc, type Orbit, onArc } from "./orbit.ts";
import { type ViewCosts, viewCosts } from "./view-costs.ts";

/** One continuous picture between two cuts. Angles are degrees, as of a camera that stands round and over the dancer. */
export interface Shot extends Arc {
  /** Seconds. */
  start: number;
  end: number;
  /** Round the dancer in the middle of the arc; the audience's right is positive. */
  azimuth: number;
  elevation: number;
  /** To which side the camera goes: 1 to the audience's right, −1 to its left. */
  direction: 1 | -1;
  /** Share of the picture's height that a standing dancer has. */
  size: number;
  /** Whether the leader of several is seen from nearby, and those at the sides may be cut off. */
  isNear: boolean;
}

/** Azimuth that is liked, elevation, and size: how sections are seen, by their energy. */
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

/**
 * Degrees from the front at the most, and of one arc: farther round scenery ends; of two and three, others come before the
 * leader. Many stand in two rows, and deep; from farther round than a few the leader of many is not seen from nearby, or the
 * picture would cut off too many.
 */
const SIDE = { alone: 76, together: 24, many: 44 };
const ARC = { alone: 54, together: 16 };
/** This number of others counts as many. */
const MANY_OTHERS = 3;
/** Degrees that the camera may rise to look over the first row, and the share of the hidden bodies that stays hidden then. */
const LIFT = { to: 15, hidden: 0.4 };
/** Degrees between two azimuths that are tried. */
const AZIMUTH_STEP = 4;
/** Every third sample is looked at. */
const SAMPLE_STRIDE = 3;
/** Seconds of a shot at the least where a section is divided. */
const MIN_SHOT_S = 4;
/** A cut changes the azimuth by this much or more, or it reads as a mistake (the rule of thirty degrees). */
const MIN_CUT_ANGLE = { alone: 28, together: 14 };
/**
 * Costs in seconds of a bad view: of a cut that reads as a mistake, of a cut inside a section, of each second and degree
 * away from the preferred azimuth, of a camera that goes away from the front, of each second of a shot after
 * {@link DULL_AFTER_S}, and of each second of a lifted camera, for which the leader is smaller.
 */
const COST = { jump: 6, cut: 0.8, liked: 1 / 400, outwards: 0.4, long: 0.3, lifted: 0.08 };
/** A shot becomes dull after this time. Seconds. */
const DULL_AFTER_S = 9;

/**
 * The shots of a dance: one for each section, or two where the dancer turns away in between. Of all ways to look at them
 * the one that sees the leader's chest and all dancers best. Of several all are seen, then the leader from nearby, in turn.
 */
export function planShots(samples: BodySamples, others: readonly BodySamples[], orbit: Orbit): Shot[] {
  const kind = others.length === 0 ? "alone" : "together";
  const areMany = others.length >= MANY_OTHERS;
  const side = areMany ? SIDE.many : SIDE[kind];
  const costs = viewCosts(samples, others);
  const candidates = partsOf(samples, ARC[kind]).flatMap((part) => candidatesOf(part, orbit, side, areMany, costs));
  const join = (before: number, after: number) =>
    COST.jump * Math.max(0, 1 - Math.abs(after - before) / MIN_CUT_ANGLE[kind]);
  return cheapestChain(candidates, join).map(({ value }) => value);
}

/** A part of a section that may be a shot. */
interface Part extends Arc {
  /** Seconds. */
  start: number;
  end: number;
  setUp: SetUp;
  isNear: boolean;
  /** Whether the section begins with another part. */
  isLater: boolean;
}

/** The parts of all sections between the starts of phrases. */
function partsOf(samples: BodySamples, most: number): Part[] {
  const end = samples.from + (samples.count - 1) / SAMPLE_RATE;
  const sections = danceSections(samples.dance.score).filter(({ start }) => start < end);
  const phrases = phraseStarts(samples.dance.score);
  return sections.flatMap((section, i) => {
    const isLast = i === sections.length - 1;
    const until = isLast ? end : section.end;
    const inside = phrases.filter((start) => start >= section.start + MIN_SHOT_S && start <= until - MIN_SHOT_S);
    const starts = [section.start, ...inside];
    return starts.flatMap((start, k) =>
      [...starts.slice(k + 1), until]
        .filter((partEnd) => partEnd === until || partEnd - start >= MIN_SHOT_S)
        .map((partEnd): Part => {
          const isLater = k > 0;
          const from = i === 0 && !isLater ? samples.from : start;
          return {
            start,
            end: partEnd,
            first: Math.max(0, Math.floor((from - samples.from) * SAMPLE_RATE)),
            last: Math.min(samples.count - 1, Math.ceil((partEnd - samples.from) * SAMPLE_RATE)),
            most,
            setUp: setUpOf(section, i + Number(isLater), i === 0 && !isLater, isLast && partEnd === until),
            isNear: (i + Number(isLater)) % 2 === 1 && !isLast,
            isLater,
          };
        }),
    );
  });
}

function setUpOf({ energy, isDrop }: DanceSection, turn: number, isFirst: boolean, isLast: boolean): SetUp {
  if (isFirst) return OPENING;
  if (isLast) return CLOSING;
  const setUps = isDrop || energy > 0.72 ? SET_UPS.wild : energy < 0.42 ? SET_UPS.calm : SET_UPS.even;
  return setUps[turn % setUps.length] as SetUp;
}

/** A part seen from every side, going one way and the other. @param canLift Whether the camera may be lifted. */
function candidatesOf(part: Part, orbit: Orbit, side: number, canLift: boolean, costs: ViewCosts): Candidate<Shot>[] {
  const { first, last, start, end, setUp, isNear, isLater } = part;
  const [liked, elevation, size] = setUp;
  const half = onArc(orbit, part, last);
  const steps = Math.floor((side - half) / AZIMUTH_STEP);
  const candidates: Candidate<Shot>[] = [];
  for (let k = -steps; k <= steps; k++)
    for (const direction of [1, -1] as const) {
      const azimuth = k * AZIMUTH_STEP;
      const [begins, ends] = [azimuth - direction * half, azimuth + direction * half];
      let cost = (isLater ? COST.cut : 0) + COST.long * Math.max(0, end - start - DULL_AFTER_S);
      cost += COST.liked * Math.abs(azimuth - liked) * (end - start);
      if (Math.abs(ends) > Math.abs(begins)) cost += COST.outwards;
      let hidden = 0;
      for (let i = first; i <= last; i += SAMPLE_STRIDE) {
        const seenFrom = azimuth + direction * onArc(orbit, part, i);
        cost += (costs.facing(i, seenFrom) * SAMPLE_STRIDE) / SAMPLE_RATE;
        hidden += (costs.hidden(i, seenFrom) * SAMPLE_STRIDE) / SAMPLE_RATE;
      }
      const shot = {
        ...part,
        azimuth,
        elevation,
        size,
        direction,
        isNear: isNear && Math.abs(azimuth) <= SIDE.together,
      };
      const candidate = { value: shot, start, end, begins, ends, cost: cost + hidden };
      candidates.push(candidate);
      if (!canLift) continue;
      const lifted = { ...shot, elevation: Math.max(elevation, LIFT.to) };
      candidates.push({ ...candidate, value: lifted, cost: cost + COST.lifted * (end - start) + LIFT.hidden * hidden });
    }
  return candidates;
}
