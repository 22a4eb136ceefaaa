import { channelNamed } from "../../format/channels.ts";
import { armAt } from "../../format/solve-arm.ts";
import { alongPieces, lerp } from "../../math/curves.ts";
import { ARM_VALUES, type ArmValues, createArmValues } from "../../rig/arm-rotations.ts";
import { beatTime, type ClipInstance } from "../../sequence/clip-instance.ts";
import { type ClipTime, clipTimeAt } from "../../tracks/clip-time.ts";
import type { Evaluate } from "../evaluate.ts";
import type { Crossfade } from "./crossfade.ts";

/** The speed that a hand may be asked for on its way from one move into the next, m/s on average. */
const PACE = 1.7;

/** The crossfade of two moves for their arms: where the hands have far to go they leave earlier, and arrive when the body does. */
export function armCrossfade(a: ClipInstance, b: ClipInstance, crossfade: Crossfade, evaluate: Evaluate): Crossfade {
  if (crossfade.fade === 0 || a.idle || b.idle) return crossfade;
  return betweenShapes(a, b, crossfade, evaluate) ?? pacedByHands(a, b, crossfade, evaluate);
}

/** A crossfade that gives the hands the time that their way takes, at most a beat of the move that is left. */
function pacedByHands(a: ClipInstance, b: ClipInstance, crossfade: Crossfade, evaluate: Evaluate): Crossfade {
  const end = crossfade.time + crossfade.fade;
  const way = armWay({ clip: a, seconds: crossfade.time - crossfade.fade }, { clip: b, seconds: end }, evaluate);
  const beat = (a.end - a.start) / ((a.to - a.from) * a.density);
  const seconds = Math.min(way / PACE, beat);
  return seconds <= 2 * crossfade.fade ? crossfade : { time: end - seconds / 2, fade: seconds / 2 };
}

/** Hands nearer than this to where they hang are at rest; a shape has one that is farther. Metres. */
const AT_REST = 0.38;

/** Arms that would rest at the join of two moves go from the last shape of the one to the first of the other instead. */
function betweenShapes(
  a: ClipInstance,
  b: ClipInstance,
  { time, fade }: Crossfade,
  evaluate: Evaluate,
): Crossfade | undefined {
  if (a.move.hands.length + b.move.hands.length > 0) return undefined;
  const rests = fromHanging(a, a.end, evaluate) < AT_REST;
  const begins = fromHanging(b, b.start, evaluate) < AT_REST;
  if (!(rests || begins)) return undefined;
  const leaving = rests ? shapesNear(a, evaluate, (beat) => beatTime(a, a.move.beats - beat)) : [time - fade];
  const reaching = begins ? shapesNear(b, evaluate, (beat) => beatTime(b, beat)) : [time + fade];
  for (const left of leaving)
    for (const reached of reaching) {
      const seconds = reached - left;
      const way = armWay({ clip: a, seconds: left }, { clip: b, seconds: reached }, evaluate);
      if (way <= PACE * seconds) return { time: reached - seconds / 2, fade: seconds / 2, shapes: { left, reached } };
    }
  return undefined;
}

/** The times of a move's shapes within a beat of its join, nearest first. */
function shapesNear(clip: ClipInstance, evaluate: Evaluate, timeOf: (beat: number) => number): number[] {
  return [0.5, 1]
    .filter((beat) => beat < clip.move.beats / 2)
    .map(timeOf)
    .filter((seconds) => fromHanging(clip, seconds, evaluate) > AT_REST);
}

/** How far the hand that is farther is from where it hangs, metres. */
function fromHanging(clip: ClipInstance, seconds: number, evaluate: Evaluate): number {
  const ways = (["L", "R"] as const).map((side) => {
    const [x, y, z] = armAt(armValues({ clip, seconds }, side, evaluate)).wrist;
    return Math.hypot(x - HANGS[0], y - HANGS[1], z - HANGS[2]);
  });
  return Math.max(...ways);
}

const HANGS = armAt(createArmValues()).wrist;

/** A clip at a time. */
interface Instant {
  clip: ClipInstance;
  seconds: number;
}

const clipTime: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };

/** How far the hands go from one clip's arms to the other's, each at its own time, seen from the chest; metres. */
function armWay(leaves: Instant, arrives: Instant, evaluate: Evaluate): number {
  const ways = (["L", "R"] as const).map((side) => {
    const from = armValues(leaves, side, evaluate);
    const to = armValues(arrives, side, evaluate);
    const between = createArmValues();
    const wrists = alongPieces((share) => {
      for (const name of ARM_VALUES) between[name] = lerp(from[name], to[name], share);
      return armAt(between).wrist;
    });
    return wrists.reduce((way, [x, y, z], i) => {
      const [fromX, fromY, fromZ] = wrists[i - 1] ?? [x, y, z];
      return way + Math.hypot(x - fromX, y - fromY, z - fromZ);
    }, 0);
  });
  return Math.max(...ways);
}

function armValues({ clip, seconds }: Instant, side: "L" | "R", evaluate: Evaluate): ArmValues {
  clipTimeAt(clip, seconds, clipTime);
  const values = createArmValues();
  for (const name of ARM_VALUES) {
    values[name] = evaluate(clip, channelNamed(`${name}.${side}`), seconds, clipTime);
  }
  return values;
}
