import { channelNamed } from "../format/channels.ts";
import { armAt } from "../format/solve-arm.ts";
import { lerp } from "../math/curves.ts";
import { ARM_VALUES, type ArmValues, createArmValues } from "../rig/arm-rotations.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import { type ClipTime, clipTimeAt } from "./clip-time.ts";
import type { Crossfade } from "./crossfade.ts";
import { evaluateChannel } from "./evaluate-channel.ts";

/** The speed that a hand may be asked for on its way from one move into the next, m/s on average. */
const PACE = 2.6;
/** A crossfade of arms becomes no longer than this, beats of the move that is left. */
const LONGEST = 0.9;

/** The crossfade of two moves for their arms: where the hands have far to go they leave earlier, and arrive when the body does. */
export function armCrossfade(a: ClipInstance, b: ClipInstance, crossfade: Crossfade): Crossfade {
  if (crossfade.fade === 0 || a.idle || b.idle) return crossfade;
  const end = crossfade.time + crossfade.fade;
  const way = armWay({ clip: a, seconds: crossfade.time - crossfade.fade }, { clip: b, seconds: end });
  const beat = (a.end - a.start) / ((a.to - a.from) * a.density);
  const seconds = Math.min(way / PACE, LONGEST * beat);
  return seconds <= 2 * crossfade.fade ? crossfade : { time: end - seconds / 2, fade: seconds / 2 };
}

/** A clip at a time. */
interface Instant {
  clip: ClipInstance;
  seconds: number;
}

const STEPS = 6;
const clipTime: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };

/** How far the hands go from one clip's arms to the other's, each at its own time, seen from the chest; metres. */
function armWay(leaves: Instant, arrives: Instant): number {
  const ways = (["L", "R"] as const).map((side) => {
    const from = armValues(leaves, side);
    const to = armValues(arrives, side);
    const between = createArmValues();
    const wrists = Array.from({ length: STEPS + 1 }, (_, i) => {
      for (const name of ARM_VALUES) between[name] = lerp(from[name], to[name], i / STEPS);
      return armAt(between).wrist;
    });
    return wrists.reduce((way, [x, y, z], i) => {
      const [fromX, fromY, fromZ] = wrists[i - 1] ?? [x, y, z];
      return way + Math.hypot(x - fromX, y - fromY, z - fromZ);
    }, 0);
  });
  return Math.max(...ways);
}

function armValues({ clip, seconds }: Instant, side: "L" | "R"): ArmValues {
  clipTimeAt(clip, seconds, clipTime);
  const values = createArmValues();
  for (const name of ARM_VALUES) {
    values[name] = evaluateChannel(clip, channelNamed(`${name}.${side}`), seconds, clipTime);
  }
  return values;
}
