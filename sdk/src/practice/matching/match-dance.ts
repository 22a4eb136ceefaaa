import { numberAt } from "../../arrays/index.ts";
import type { Dance } from "../../motion/pose/dance.ts";
import { type BodyShape, bodyShape } from "../body/body-shape.ts";
import { danceLandmarks } from "../body/dance-landmarks.ts";
import { figureOf } from "../body/figure.ts";
import type { SeenBody } from "../body/landmarks.ts";
import { LIMB_NAMES } from "../body/limb.ts";
import { align, type TimedShape } from "./align.ts";
import { endDistance, limbScore, scoreOfAngle } from "./compare-shapes.ts";
import { type DancedShapes, dancedShapes, SAMPLE_RATE } from "./danced-shapes.ts";
import { findingsOf } from "./findings.ts";
import { hiddenParts } from "./hidden-parts.ts";
import { limbActivity } from "./limb-activity.ts";
import type { LimbMatch, Match, Moment } from "./match.ts";
import { beatLength, type MatchOptions } from "./match-options.ts";
import { mirrorEvidence } from "./mirror-evidence.ts";
import { trunkAngles } from "./trunk-turn.ts";

/** Weight of every limb beside its activity, and weight of the trunk, which turns and bends. */
const RESTING_WEIGHT = 0.15;
const TRUNK_WEIGHT = 0.2;
/** A limb hangs if it moves less than this share of what it should, and it should move at least this much. */
const STILL_SHARE = 0.3;
const MIN_MOVEMENT = 0.2;
/** Moments to look at, and how far they are apart at the least, in beats. */
const MOMENTS = 3;
const MOMENTS_APART = 1;
/** By how much the mirror image must fit better in the telling moments, and how well it must fit: another dance fits neither. */
const MIRROR_LEAD = 0.4;
const MIRROR_FIT = 0.8;
/** Pictures nearer than this tell of the time between them. Seconds in the song. */
const MAX_GAP_S = 0.5;

/** A body with the shape that the dance has at what it does. */
interface Pair extends TimedShape {
  danced: BodyShape;
  /** Seconds late. */
  late: number;
}

/**
 * Compares what a person danced with a stretch of the dance. It compares directions of limbs in the body's own frame, so that
 * size and camera do not matter, and warps time by at most a beat.
 * @param bodies In the order of their times; at least ten a second for moves that are quick.
 */
export function matchDance(dance: Dance, bodies: readonly SeenBody[], options: MatchOptions): Match {
  const { start, end, beats, mirrored = false, delay = 0 } = options;
  const inTime = bodies.map(({ time, world }) => ({ time: time - delay, world }));
  const within = inTime.filter(({ time }) => time >= start && time <= end);
  const timed = within.flatMap(({ time, world }): TimedShape[] => {
    const shape = world && bodyShape(world);
    return shape ? [{ time, world, shape }] : [];
  });
  const beat = beatLength(beats, (start + end) / 2);
  const shapes = dancedShapes(dance, mirrored);
  const seen = coveredShare(timed, start, end);
  const known = pairUp(timed, shapes, beat, options);
  const { ratio, limbs, scores } = judge(known, options);
  const other = dancedShapes(dance, !mirrored);
  const inMirror = pairUp(timed, other, beat, options);
  const evidence = mirrorEvidence(
    known.map(({ shape, danced }, i) => ({ shape, danced, mirrored: inMirror[i]?.danced ?? danced })),
  );
  const isMirrored = (evidence ?? 0) > MIRROR_LEAD && judge(inMirror, options).ratio >= MIRROR_FIT;
  const late =
    options.delay === undefined || known.length === 0 ? undefined : median(known.map(({ late }) => late)) / beat;
  return {
    start,
    end,
    ratio,
    seen,
    late,
    limbs,
    findings: findingsOf({ ratio, seen, late, limbs, isMirrored }),
    moments: momentsOf(dance, known, scores, beat, options),
    hidden: hiddenParts(shapes, start, end),
    bothSidesAlike: known.length > 0 && evidence === undefined,
  };
}

/** The share of a stretch that has a body in sight near by. */
function coveredShare(timed: readonly TimedShape[], start: number, end: number): number {
  let covered = 0;
  let last = start - MAX_GAP_S;
  for (const time of [...timed.map(({ time }) => time), end + MAX_GAP_S]) {
    const gap = Math.max(start, time) - Math.max(start, last);
    if (gap > 0) covered += gap <= MAX_GAP_S ? gap : 0;
    last = time;
  }
  return end > start ? Math.min(1, covered / (end - start)) : 0;
}

function pairUp(
  timed: readonly TimedShape[],
  shapes: DancedShapes,
  beat: number,
  { start, end }: MatchOptions,
): Pair[] {
  if (timed.length === 0) return [];
  const weights = limbWeights(shapes, start, end);
  const late = align(timed, shapes, Math.round(beat * SAMPLE_RATE), weights);
  return timed.map((body, i) => {
    const by = numberAt(late, i);
    return { ...body, danced: shapes.at(Math.round(body.time * SAMPLE_RATE) - by), late: by / SAMPLE_RATE };
  });
}

/** Weights of the limbs: limbs that move much tell most of a dance. */
function limbWeights(shapes: DancedShapes, start: number, end: number): number[] {
  const samples: BodyShape[] = [];
  for (let i = Math.ceil(start * SAMPLE_RATE); i <= end * SAMPLE_RATE; i += 2) samples.push(shapes.at(i));
  return limbActivity(samples).map((activity) => RESTING_WEIGHT + activity);
}

/** Ratio of all, of each limb, and how alike body and dance are at each time. */
function judge(pairs: readonly Pair[], { countAt, beats }: MatchOptions) {
  const danced = limbActivity(pairs.map((pair) => pair.danced));
  const moved = limbActivity(pairs.map((pair) => pair.shape));
  const trunk = trunkAngles(pairs.map((pair) => [pair.shape, pair.danced])).map(scoreOfAngle);
  const scores = trunk.map((score) => ({ sum: TRUNK_WEIGHT * score, weight: TRUNK_WEIGHT }));
  const limbs = LIMB_NAMES.map((name, limb): LimbMatch => {
    const activity = numberAt(danced, limb);
    const weight = RESTING_WEIGHT + activity;
    let sum = 0;
    let count = 0;
    pairs.forEach((pair, i) => {
      const score = limbScore(pair.shape, pair.danced, limb);
      const at = scores[i];
      if (score === undefined || !at) return;
      sum += score;
      count += 1;
      at.sum += weight * score;
      at.weight += weight;
    });
    if (count === 0) return { limb: name, ratio: undefined, still: false, worst: undefined };
    const still = activity > MIN_MOVEMENT && numberAt(moved, limb) < STILL_SHARE * activity;
    const worst = worstCount(pairs, limb, beats);
    return { limb: name, ratio: sum / count, still, worst: worst && { ...worst, count: countAt?.(worst.time) } };
  });
  const all = scores.reduce((total, { sum, weight }) => ({ sum: total.sum + sum, weight: total.weight + weight }), {
    sum: 0,
    weight: 0,
  });
  return {
    ratio: all.weight > 0 ? all.sum / all.weight : 0,
    limbs,
    scores: scores.map(({ sum, weight }) => sum / weight),
  };
}

/** The beat over which the end of a limb was farthest off on average. */
function worstCount(pairs: readonly Pair[], limb: number, beats: readonly number[]) {
  const groups = new Map<number, { time: number; sum: number; count: number }>();
  for (const { shape, danced, late, time } of pairs) {
    if (limbScore(shape, danced, limb) === undefined) continue;
    const at = time - late;
    const beat = beats.length > 0 ? beats.findLastIndex((each) => each <= at) : Math.floor(at / 0.5);
    const group = groups.get(beat) ?? { time: beats[beat] ?? at, sum: 0, count: 0 };
    group.sum += endDistance(shape, danced, limb);
    group.count += 1;
    groups.set(beat, group);
  }
  return [...groups.values()]
    .map(({ time, sum, count }) => ({ time, metres: sum / count }))
    .sort((a, b) => b.metres - a.metres)[0];
}

function momentsOf(
  dance: Dance,
  pairs: readonly Pair[],
  scores: readonly number[],
  beat: number,
  options: MatchOptions,
): Moment[] {
  const order = pairs.map((_, i) => i).sort((a, b) => numberAt(scores, a) - numberAt(scores, b));
  const chosen: Moment[] = [];
  for (const i of order) {
    const pair = pairs[i];
    if (!pair || chosen.length === MOMENTS) break;
    const time = pair.time + (options.delay ?? 0);
    const danced = pair.time - pair.late;
    if (chosen.every((moment) => Math.abs(moment.time - time) >= MOMENTS_APART * beat))
      chosen.push({
        time,
        danced,
        count: options.countAt?.(danced),
        person: figureOf(pair.world),
        dancer: figureOf(danceLandmarks(dance, danced), options.mirrored),
      });
  }
  return chosen;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
