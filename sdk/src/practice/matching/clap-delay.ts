import { LANDMARK, type SeenBody } from "../body/landmarks.ts";

/** A clap belongs to a click between these times from it. Seconds. */
const EARLIEST_CLAP_S = -0.2;
const LATEST_CLAP_S = 0.6;
/** Wrists nearer than the first clap. Before and after they are farther apart by the second. Metres. */
const CLAPPED_M = 0.25;
const OPENED_M = 0.1;
/** Between two pictures the hands meet: in the middle of the time in which they are nearer than this share of their way. */
const DIP_SHARE = 0.4;
/** Claps that are needed, and how far half of them may lie from their middle. Seconds. */
const LEAST_CLAPS = 4;
const MAX_SPREAD_S = 0.08;

/**
 * By how much loudspeaker and camera are late in all: the person claps with clicks, and the picture shows when.
 * @param clicks When each click was started, seconds on the clock of the bodies.
 * @returns Seconds; undefined where too few claps were seen, or at too different times.
 */
export function clapDelay(bodies: readonly SeenBody[], clicks: readonly number[]): number | undefined {
  const gaps = bodies.flatMap(({ time, world }) => {
    const [left, right] = [world?.[LANDMARK.wrist[0]], world?.[LANDMARK.wrist[1]]];
    return left && right ? [{ time, gap: Math.hypot(left.x - right.x, left.y - right.y, left.z - right.z) }] : [];
  });
  const delays = clicks.flatMap((click) => {
    const near = gaps.filter(({ time }) => time >= click + EARLIEST_CLAP_S && time <= click + LATEST_CLAP_S);
    const least = Math.min(...near.map(({ gap }) => gap));
    const most = Math.max(...near.map(({ gap }) => gap));
    if (!(least < CLAPPED_M && most - least > OPENED_M)) return [];
    const middle = middleOfDip(near, least, least + DIP_SHARE * (most - least));
    return middle === undefined ? [] : [middle - click];
  });
  delays.sort((a, b) => a - b);
  const middle = delays[delays.length >> 1];
  if (delays.length < LEAST_CLAPS || middle === undefined) return undefined;
  const together = delays.filter((delay) => Math.abs(delay - middle) <= MAX_SPREAD_S);
  return together.length * 2 > clicks.length ? middle : undefined;
}

interface Gap {
  time: number;
  /** Metres between the wrists. */
  gap: number;
}

/** The middle between the times at which the gap falls below a level around its least, and rises above it again. */
function middleOfDip(gaps: readonly Gap[], least: number, level: number): number | undefined {
  const at = gaps.findIndex(({ gap }) => gap === least);
  const before = gaps.findLastIndex(({ gap }, i) => i < at && gap > level);
  const after = gaps.findIndex(({ gap }, i) => i > at && gap > level);
  const falls = crossing(gaps[before], gaps[before + 1], level);
  const rises = crossing(gaps[after - 1], gaps[after], level);
  return falls === undefined || rises === undefined ? undefined : (falls + rises) / 2;
}

/** When a line between two gaps goes through a level. */
function crossing(a: Gap | undefined, b: Gap | undefined, level: number): number | undefined {
  if (!a || !b) return undefined;
  return a.time + ((b.time - a.time) * (level - a.gap)) / (b.gap - a.gap);
}
