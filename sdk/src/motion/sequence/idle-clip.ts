import { CHANNELS } from "../format/channels.ts";
import { compileMove } from "../format/compile-move.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { readMoveText } from "../format/read-text.ts";
import { NEUTRAL } from "../styles/layer.ts";
import { evenBeatGrid } from "./beat-grid.ts";
import type { AdditiveEnvelope, ClipInstance, RootTransform } from "./clip-instance.ts";
import { IDLE_ROUND } from "./idle-round.ts";
import { AS_WRITTEN } from "./intensity.ts";

/** Upright and at ease: breathing, a shift of weight now and then, a look aside, and back to the audience. */
const IDLE_SOURCE = `move 16 beats loop
  0    y -1.2, bend -4, x 0, lean 0, roll 0, look 0, tilt 0, nod -3, shrug 0, raise 11, elbow 16, gazey 3, smile 0.35
  2    bend -7, y -0.9, shrug 1.4, raise 12.5
  3    x 3.4, roll 2.5, tilt -10, look 0
  4    bend -2.5, y -1.4, shrug 0, raise 11, elbow 17
  6    bend -7, y -1, shrug 1.4, raise 12.5
  7    x 3.2, roll 2.5, look 9, tilt 10
  8    bend -2.5, shrug 0, raise 11, elbow 15
  9.5  x -3.2, roll -2.5, look 2
  10   bend -7, y -0.9, shrug 1.4, raise 12.5
  12   bend -2.5, y -1.4, shrug 0, raise 11, elbow 17
  13   x -3.2, roll -2.5, look -6, tilt 10
  14   bend -7, y -1, shrug 1.4, raise 12.5
  15.2 look 0, tilt 0`;
let idle: CompiledMove | undefined;

/** Idling from a time to another at a root. Its beats are counted from the start of the song, so that it can run on for ever. */
export function idleClip(
  start: number,
  end: number,
  root: RootTransform,
  endRoot: RootTransform = root,
  envelopes: readonly AdditiveEnvelope[] = [],
): ClipInstance {
  idle ??= compileMove(IDLE_SOURCE, "idle");
  return {
    move: idle,
    source: idle,
    style: NEUTRAL,
    start,
    end,
    grid: evenBeatGrid(0, IDLE_ROUND / idle.beats),
    from: 0,
    to: idle.beats,
    density: 1,
    mirrored: false,
    root,
    endRoot,
    size: 1,
    bounce: 1,
    sweep: 0,
    stride: 1,
    turning: 1,
    idle: true,
    intensity: AS_WRITTEN,
    envelopes,
  };
}

/** What a text adds to each channel. */
function amounts(text: string): Float64Array {
  const { keys } = readMoveText(`move 1 beats\n 0 ${text}`, "idle").written;
  return Float64Array.from(CHANNELS, ({ index }) => keys.get(index)?.[0]?.value ?? 0);
}

/** The body gets ready: up on the balls of the feet almost, a breath, the arms a little off the body. */
const ANTICIPATION = "y 2.2, bend -4, nod -3, shrug 3, raise 7, elbow 8, brows 0.3, heel 11";
const SETTLING = "y -3.5, bend 5, nod 4, shrug -2, raise -1";
/** How long the rise before a dance takes, and the settling after it: a breath. A shorter gap in a dance is bridged. Seconds. */
export const SETTLE_SECONDS = 1.1;

/** The anticipation before a dance begins, if there is time for it. */
export function anticipation(start: number): AdditiveEnvelope[] {
  return start < SETTLE_SECONDS ? [] : [{ start: start - SETTLE_SECONDS, end: start, amounts: amounts(ANTICIPATION) }];
}

/** The body settles when the dance is over: it sinks and breathes out. */
export function settle(end: number): AdditiveEnvelope[] {
  return [{ start: end, end: end + SETTLE_SECONDS, amounts: amounts(SETTLING) }];
}
