/**
 * Compares the poses of two checkouts to the last bit. A change of the code's shape must not change them. Hashes are not kept in the repository, because sines and powers may differ between versions of V8.
 *
 *     npx tsx --conditions=@nataraj/source workshop/measures/motion/compare-poses.ts ../other-checkout
 */

import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { MOVE_COUNT } from "../../../sdk/src/contract/moves.ts";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import type { Dance, DanceScore, Pose } from "../../../sdk/src/motion/index.ts";

type Motion = typeof import("../../../sdk/src/motion/index.ts");
type DanceOptions = NonNullable<Parameters<Motion["createDance"]>[1]>;

const MOVES = Array.from({ length: MOVE_COUNT }, (_, i) => i + 1);
const TEMPI = [74, 96, 120, 138, 200];
/** Seconds between two poses that are compared; no multiple of a frame of the tracks. */
const STEP = 0.0371;

interface Case {
  name: string;
  score: DanceScore;
  options?: (motion: Motion) => DanceOptions;
}

/** Moves one after the other from `lead` on, each with its number of beats. */
function inARow(
  moves: readonly number[],
  styleOf: (i: number) => DanceStyle,
  beats: readonly number[],
  each = 4,
): DanceScore {
  const score: DanceScore = { duration: (beats.at(-1) ?? 0) + 1, beats: [...beats], moves: [] };
  for (const [i, move] of moves.entries()) {
    const [start, end] = [beats[4 + i * each], beats[4 + (i + 1) * each]];
    if (start !== undefined && end !== undefined) score.moves.push({ move, start, end, style: styleOf(i) });
  }
  return score;
}

const even = (bpm: number, count: number) => Array.from({ length: count }, (_, i) => (i * 60) / bpm);
const style = (i: number) => DANCE_STYLES[i % DANCE_STYLES.length] as DanceStyle;

/** Repeatable noise from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A song as the library has them: a tempo that wavers, moves of mixed lengths, gaps, repeats, a few odd entries. */
function song(seed: number): DanceScore {
  const random = randomOf(seed);
  const beat = 60 / (70 + random() * 75);
  const beats = Array.from({ length: 150 }, (_, i) => 0.4 + i * beat + 0.05 * Math.sin(i / 7 + seed));
  const moves: DanceScore["moves"] = [];
  for (let at = Math.floor(random() * 6); at < 130; ) {
    const length = [2, 4, 4, 8, 8, 12][Math.floor(random() * 6)] ?? 4;
    const move = 1 + Math.floor(random() * MOVE_COUNT);
    const [start = 0, end = 0] = [beats[at], beats[Math.min(at + length, 149)]];
    moves.push({ move, start: start + 0.06 * (random() - 0.5), end, style: style(Math.floor(random() * 8)) });
    at += length + (random() < 0.15 ? Math.floor(random() * 12) : 0);
  }
  if (seed % 3 === 0) moves.push({ move: 99, start: 3, end: 5, style: "Salsa" });
  return { duration: (beats.at(-1) ?? 0) + 2, moves, beats: seed % 5 === 0 ? [] : beats };
}

function* cases(): Generator<Case> {
  for (const move of MOVES)
    for (const name of DANCE_STYLES)
      for (const bpm of TEMPI) {
        const score = inARow([move, move], () => name, even(bpm, 24), 8);
        yield { name: `move ${move} in ${name} at ${bpm}`, score, options: () => ({ idling: 0 }) };
      }
  for (const step of MOVES) {
    const line = Array.from({ length: 30 }, (_, i) => ((i * step) % MOVE_COUNT) + 1);
    yield { name: `line of every ${step}th move`, score: inARow(line, (i) => style(step + (i >> 2)), even(118, 130)) };
  }
  for (let seed = 1; seed <= 20; seed++) yield { name: `song ${seed}`, score: song(seed) };
  const tall = ({ createRig, REST_POSITIONS }: Motion) => ({
    rig: createRig(REST_POSITIONS.map(([x, y, z]) => [x * 0.9, y * 1.1, z] as const)),
  });
  for (const seed of [31, 32]) yield { name: `song ${seed} on another rig`, score: song(seed), options: tall };
  yield { name: "nothing", score: { duration: 0, moves: [], beats: [] } };
}

/** The bits of a dance: its tracks, its poses in double precision, where each bone is. */
function hashOf(motion: Motion, { score, options }: Case): string {
  const dance: Dance = motion.createDance(score, options?.(motion));
  const hash = createHash("sha256").update(bytes(dance.tracks));
  // Rotations as the solver has them, before they are rounded to single precision.
  const exact = motion.createPose() as { -readonly [K in keyof Pose]: Pose[K] };
  const doubles = exact as unknown as { hips: Float64Array; rotations: Float64Array };
  doubles.hips = new Float64Array(3);
  doubles.rotations = new Float64Array(exact.rotations.length);
  const rounded = motion.createPose();
  for (let t = -1; t < score.duration + 3; t += STEP) {
    motion.poseAt(dance, t, exact);
    hash.update(bytes(doubles.hips)).update(bytes(doubles.rotations));
    hash.update(bytes(Float64Array.from([...Object.values(exact.contacts), ...Object.values(exact.face)])));
    hash.update(bytes(motion.worldPositions(motion.poseAt(dance, t, rounded), undefined, dance.rig)));
  }
  return hash.digest("hex");
}

const bytes = (values: Float32Array | Float64Array) =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

/** What is written to files, of one song. */
function hashOfExports(motion: Motion): string {
  const dance = motion.createDance(song(7));
  return createHash("sha256")
    .update(motion.bvhOf(dance))
    .update(motion.vrmaOf(dance))
    .update(JSON.stringify(motion.poseSequence(dance, 20)))
    .update(JSON.stringify(motion.CATALOGUE))
    .digest("hex");
}

const load = async (checkout: string): Promise<Motion> =>
  import(pathToFileURL(resolve(checkout, "sdk/src/motion/index.ts")).href);

const [other] = process.argv.slice(2);
if (!other) throw new Error("Name the other checkout's folder.");
const [mine, theirs] = await Promise.all([load(resolve(import.meta.dirname, "../../..")), load(other)]);
let compared = 0;
const different: string[] = [];
for (const each of cases()) {
  compared++;
  if (hashOf(mine, each) !== hashOf(theirs, each)) different.push(each.name);
}
compared++;
if (hashOfExports(mine) !== hashOfExports(theirs)) different.push("exported files");
for (const name of different) console.log(`different: ${name}`);
console.log(`${compared - different.length} of ${compared} are the same to the last bit.`);
process.exitCode = different.length > 0 ? 1 : 0;
