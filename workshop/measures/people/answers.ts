import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import type { PoseSequence } from "@nataraj/sdk/motion";
import { stopsThenBursts } from "./body-measures.ts";
import { bodyMotion, differences, FPS, type Joint, meanSpeeds, motionOf, normalised } from "./body-motion.ts";
import { slowLoudness } from "./follow.ts";
import { median, percentile } from "./statistics.ts";

/** A body has come to rest this long after a break began. Seconds. */
const AT_REST = 0.2;

/** The highest mean joint speed in each break, from .2 s after it began until the music returns. m/s */
export function breakSpeeds(poses: PoseSequence, breaks: readonly TimeRange[]): number[] {
  const speed = meanSpeeds(normalised(bodyMotion(poses)));
  return breaks.flatMap(({ start, end }) => {
    const held = speed.slice(Math.ceil((start + AT_REST) * FPS), Math.max(0, Math.floor(end * FPS) - 1));
    return held.length > 0 ? [Math.max(...held)] : [];
  });
}

/** What may strike. */
const STRIKING: readonly Joint[] = [
  "chest",
  "head",
  "leftWrist",
  "rightWrist",
  "leftAnkle",
  "rightAnkle",
  "leftToe",
  "rightToe",
];
/** Seconds to either side: within which a strike is struck, and from which its height is taken. */
const WITHIN = 0.05;
const AROUND = 2;
/** A strike's peak against the median peak around it. */
const HIGHER = 1.5;
/** A part that accelerates less stands still: what peaks there is rounding. m/s² */
const STILL = 1;

/**
 * Share of the strikes that are struck: a peak of acceleration of chest, head, a hand or a foot within 50 ms, half again
 * as high as the median peak of that part in the four seconds around.
 */
export function struckShare(poses: PoseSequence, strikes: readonly number[]): number {
  if (strikes.length === 0) return Number.NaN;
  const body = motionOf(poses.frames, poses.bones);
  const peaks = STRIKING.map((joint) => peaksOf(differences(body[joint], 2, poses.fps), poses.fps));
  const struck = strikes.filter((strike) =>
    peaks.some((all) => {
      const usual = median(all.filter(({ time }) => Math.abs(time - strike) <= AROUND).map(({ value }) => value));
      return all.some(({ time, value }) => Math.abs(time - strike) <= WITHIN && value >= HIGHER * usual);
    }),
  );
  return struck.length / strikes.length;
}

/** The local maxima of an acceleration that is more than rounding. Its first value is of frame 1. */
function peaksOf(values: readonly number[], fps: number): { time: number; value: number }[] {
  return values.flatMap((value, i) =>
    value > STILL &&
    i > 0 &&
    i < values.length - 1 &&
    value > numberAt(values, i - 1) &&
    value >= numberAt(values, i + 1)
      ? [{ time: (i + 1) / fps, value }]
      : [],
  );
}

/** Steps of the feet a second where the song is in its quietest quarter, and in its loudest. @param loudness By frame. */
export function stepsByLoudness(
  { contacts, fps }: PoseSequence,
  loudness: readonly number[],
): { quiet: number; loud: number } {
  const slow = slowLoudness(loudness);
  const steps = [contacts.left, contacts.right].flatMap((foot) =>
    foot.flatMap((down, i) => (i > 0 && down && !foot[i - 1] ? [i / fps] : [])),
  );
  const length = Math.min(slow.length, Math.floor((contacts.left.length / fps) * FPS));
  const heard = slow.slice(0, length);
  const [low, high] = [percentile(heard, 25), percentile(heard, 75)];
  const rate = (is: (value: number) => boolean) => {
    const frames = heard.filter(is).length;
    const taken = steps.filter((time) => is(heard[Math.floor(time * FPS)] ?? Number.NaN)).length;
    return taken / (frames / FPS);
  };
  return { quiet: rate((value) => value <= low), loud: rate((value) => value >= high) };
}

/** Bursts out of a stop, a second, breaks and drops apart. */
export function burstsASecond(poses: PoseSequence, breaks: readonly TimeRange[], drops: readonly number[]): number {
  const speed = meanSpeeds(normalised(bodyMotion(poses)));
  const free = stopsThenBursts(speed).filter((frame) => {
    const [from, to] = [frame / FPS, (frame + 9) / FPS];
    const inBreak = breaks.some(({ start, end }) => to > start && from < end + 0.5);
    return !inBreak && !drops.some((drop) => drop > from - 0.5 && drop < to + 0.5);
  });
  return free.length / (speed.length / FPS);
}
