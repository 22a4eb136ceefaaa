import { LANDMARK, type SeenBody } from "../body/landmarks.ts";

/** A clap belongs to a click from so long before it to so long after it. Seconds. */
const EARLIEST = -0.2;
const LATEST = 0.6;
/** Wrists nearer than this clap, metres; before and after they are farther apart by so much. */
const TOUCH = 0.25;
const OPEN = 0.1;
/** Claps that are needed, and how far half of them may lie from their middle. Seconds. */
const LEAST_CLAPS = 4;
const SPREAD = 0.08;

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
    const near = gaps.filter(({ time }) => time >= click + EARLIEST && time <= click + LATEST);
    const least = near.reduce((best, each) => (each.gap < best.gap ? each : best), {
      time: 0,
      gap: Number.POSITIVE_INFINITY,
    });
    const most = Math.max(...near.map(({ gap }) => gap));
    return least.gap < TOUCH && most - least.gap > OPEN ? [least.time - click] : [];
  });
  delays.sort((a, b) => a - b);
  const middle = delays[delays.length >> 1];
  if (delays.length < LEAST_CLAPS || middle === undefined) return undefined;
  const together = delays.filter((delay) => Math.abs(delay - middle) <= SPREAD);
  return together.length * 2 > clicks.length ? middle : undefined;
}
