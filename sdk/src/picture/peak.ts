import { float32At, float64At } from "../arrays/index.ts";
import { boneIndex, createPose, createWorldTransforms, type Dance, poseAt, worldTransforms } from "../motion/index.ts";

/** The share of a dance's beats that are no louder than its peak. */
const QUIETER = 0.75;
/** A dancer is seen from the front third: turned away from the audience by no more than this. Degrees. */
const FRONT_THIRD = 60;
/** Beats at the beginning and the end in which nothing is looked for: the dancer gathers there, and comes to rest. */
const MARGIN = 2;

const CHEST = boneIndex("upperChest");
const HIPS = boneIndex("hips");

const pose = createPose();
const world = createWorldTransforms();

/**
 * The most telling moment of a dance, seconds: among its loudest beats, the halves between them and its strikes, that in
 * which the dancers reach farthest while hips and chest are turned to the audience. Where none is, what they reach decides.
 * @param dances Of all dancers, the leader's first: all count alike.
 */
export function peakOf(dances: readonly Dance[]): number {
  const [leader] = dances;
  if (!leader) return 0;
  return mostTelling(dances, loudMoments(leader));
}

/** How many moments of a move are looked at. */
const LOOKS = 12;

/** The moment in which a move shows best, seconds: the dancer reaches farthest, turned to the audience if it can be. */
export function momentOf(dance: Dance, { start, end }: { start: number; end: number }): number {
  const moments = Array.from({ length: LOOKS }, (_, i) => start + ((i + 1) / (LOOKS + 1)) * (end - start));
  return mostTelling([dance], moments);
}

/** Of these moments the one in which all dancers reach farthest, where they can be seen from the front. */
function mostTelling(dances: readonly Dance[], moments: readonly number[]): number {
  const seen = moments.map((seconds) => {
    const figures = dances.map((dance) => figureAt(dance, seconds));
    const facing = Math.min(...figures.map((figure) => figure.facing));
    return {
      seconds,
      isFront: facing >= Math.cos((FRONT_THIRD * Math.PI) / 180),
      reach: Math.min(...figures.map(({ reach }) => reach)),
    };
  });
  const front = seen.filter(({ isFront }) => isFront);
  const best = (front.length > 0 ? front : seen).reduce((a, b) => (b.reach > a.reach ? b : a));
  return best.seconds;
}

/** The beats that are louder than most, with the halves after them and the strikes beside them, seconds. */
function loudMoments({ score: { duration, beats, dynamics } }: Dance): number[] {
  const inner = beats.slice(MARGIN, -MARGIN);
  if (inner.length < 2) return [duration / 2];
  const energies = (dynamics?.energy ?? []).slice(MARGIN, -MARGIN);
  const least = [...energies].sort((a, b) => a - b)[Math.floor(energies.length * QUIETER)] ?? 0;
  const moments = inner.flatMap((beat, i) => {
    if ((energies[i] ?? 1) < least) return [];
    const next = inner[i + 1] ?? beat;
    const hits = dynamics?.hits.filter((hit) => hit > beat && hit < next) ?? [];
    return [beat, (beat + next) / 2, ...hits];
  });
  return moments.length > 0 ? moments : inner;
}

/** How far a dancer reaches at a time, as the audience sees it, square metres; and how far it faces them, −1 to 1. */
function figureAt(dance: Dance, seconds: number): { reach: number; facing: number } {
  worldTransforms(poseAt(dance, seconds, pose), world);
  const { positions, rotations } = world;
  const span = (axis: 0 | 1) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = axis; i < positions.length; i += 3) {
      least = Math.min(least, float32At(positions, i));
      most = Math.max(most, float32At(positions, i));
    }
    return most - least;
  };
  const facing = Math.min(...[HIPS, CHEST].map((bone) => aheadOf(rotations, bone)));
  return { reach: span(0) * span(1), facing };
}

/** The part of a bone's own forward direction that goes towards the audience. */
function aheadOf(rotations: Float64Array, bone: number): number {
  const [x, y] = [float64At(rotations, 4 * bone), float64At(rotations, 4 * bone + 1)];
  return 1 - 2 * (x * x + y * y);
}
