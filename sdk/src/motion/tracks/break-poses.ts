import { CHANNELS, type Channel, type ChannelName, channelNamed } from "../format/channels.ts";
import { clamp, lerp, smoothstep } from "../math/curves.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Break } from "../sequence/intensity.ts";
import { evaluateChannel } from "./evaluate-channel.ts";
import { frameTime } from "./frames.ts";
import { frameOf, lastFrameOf, SETS_OUT, takenUp } from "./hold-breaks.ts";

/**
 * When arms and body set out into the pose of a break, and when they are there, seconds from the moment the music stops. The
 * low-pass filter needs 0.05 s more: the pose is struck as the music stops.
 */
const ARMS = { from: -0.36, to: -0.03 };
const BODY = { from: -0.26, to: -0.03 };
/** Above 1 the way begins slowly and stops quickly: a pose is struck. */
const STRUCK = 1.6;
/** What lingers begins as the pose is struck, so long after the music has stopped, and is in full flow as much later. Seconds. */
const LINGERS_FROM = 0.05;
/** It goes no further than in so many seconds. */
const LINGERS_FOR = 4;

/** A body that faces a diagonal opens to the front for its pose with all of these: each a share of the way, up to so many degrees. */
const OPENING: readonly string[] = ["yaw", "twist", "look"] satisfies ChannelName[];
const OPENS = 0.33;
const OPENS_MOST = 16;
const TURN = channelNamed("turn");
const NO_TIME = { beat: 0, groove: 0, slowGroove: 0 };

/** One break with what is struck in it, and what lingers, by channel. */
export interface StruckPose extends Break {
  readonly pose: ArrayLike<number>;
  readonly lingers: ArrayLike<number>;
  /** Where the body faces, degrees to the left of the front. */
  readonly facing: number;
}

/**
 * The poses of a dance: those of the style by turns, then their mirror images. A body on its hands, or that idles, strikes
 * none. What else a move keeps gives way: in a break it is not danced.
 */
export function posesOf(clips: readonly ClipInstance[], breaks: readonly Break[]): StruckPose[] {
  return breaks.flatMap(({ start, end }, i) => {
    const clip = clips.find((each) => start > each.start && start <= each.end + 1e-6);
    if (!clip || clip.idle || clip.move.hands.length > 0) return [];
    const { poses, lingers } = clip.style.stillness;
    const sided = (values: Float64Array = lingers) =>
      Math.floor(i / poses.length) % 2 === 0
        ? values
        : CHANNELS.map(({ mirror, mirrorSign }) => mirrorSign * (values[mirror] ?? 0));
    const turn = evaluateChannel(clip, TURN, start, NO_TIME);
    const facing = turn - 360 * Math.round(turn / 360);
    return [{ start, end, pose: sided(poses[i % poses.length]), lingers: sided(), facing }];
  });
}

/**
 * Leads a channel into the pose of each break, and lets go on slowly what lingers in it.
 * @param values By frame, held in the breaks; changed in place.
 */
export function strikePoses(values: Float64Array, channel: Channel, poses: readonly StruckPose[]): void {
  const { name, index, group, lag } = channel;
  // The feet stay, so the body faces where it does.
  if (channel === TURN) return;
  const way = group === "arms" || group === "hands" ? ARMS : BODY;
  for (const struck of poses) {
    const { start, end, pose, lingers, facing } = struck;
    const opens = OPENING.includes(name) ? clamp(OPENS * facing, -OPENS_MOST, OPENS_MOST) : 0;
    const last = Math.min(values.length - 1, lastFrameOf(struck));
    for (let f = frameOf(start - SETS_OUT); f <= last; f++) {
      const t = frameTime(f);
      const there = 1 - takenUp(t, end);
      const share = smoothstep(Math.max(0, (t - lag - start - way.from) / (way.to - way.from)) ** STRUCK) * there;
      const since = Math.max(0, t - start - LINGERS_FROM);
      const lingered = Math.min(LINGERS_FOR, since) * smoothstep(since / LINGERS_FROM) * there;
      values[f] = lerp(values[f] ?? 0, (pose[index] ?? 0) - opens, share) + (lingers[index] ?? 0) * lingered;
    }
  }
}
