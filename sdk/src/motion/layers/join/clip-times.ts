import { smootherstep } from "../../math/curves.ts";
import type { ClipInstance } from "../../sequence/clip-instance.ts";
import { type ClipTime, clipTimeAt } from "../../tracks/clip-time.ts";
import { frameTime } from "../../tracks/frames.ts";
import type { Crossfade } from "./crossfade.ts";

/** By frame: which clip is danced, where in it, and the neighbour that it is crossfaded with. */
export interface ClipTimes {
  /** Index of the clip. */
  readonly clip: Uint32Array;
  readonly groove: Float64Array;
  readonly slowGroove: Float64Array;
  readonly beat: Float64Array;
  /** Share of the neighbour: that of the next clip above 0, of the one before below 0. */
  readonly share: Float64Array;
  readonly neighbourGroove: Float64Array;
  readonly neighbourSlowGroove: Float64Array;
  readonly neighbourBeat: Float64Array;
}

/** Clips in a row with the crossfades between them. */
export interface CrossfadedClips {
  readonly clips: readonly ClipInstance[];
  readonly crossfades: readonly Crossfade[];
  /**
   * Whether it is for arms. These go over in one stroke: in a crossfade the clip before comes to a stand, and the one after
   * waits for its first beat.
   */
  readonly arms: boolean;
}

/** Where each frame is in the clips, for channels with a lag in seconds. */
export function clipTimesByFrame({ clips, crossfades, arms }: CrossfadedClips, frames: number, lag: number): ClipTimes {
  const times: ClipTimes = {
    clip: new Uint32Array(frames),
    groove: new Float64Array(frames),
    slowGroove: new Float64Array(frames),
    beat: new Float64Array(frames),
    share: new Float64Array(frames),
    neighbourGroove: new Float64Array(frames),
    neighbourSlowGroove: new Float64Array(frames),
    neighbourBeat: new Float64Array(frames),
  };
  const clipTime: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };
  let i = 0;
  for (let f = 0; f < frames; f++) {
    const t = frameTime(f) - lag;
    while (i < clips.length - 1 && t >= (crossfades[i]?.time ?? 0)) i++;
    const clip = clips[i];
    if (!clip) break;
    clipTimeAt(clip, t, clipTime);
    times.clip[f] = i;
    times.groove[f] = clipTime.groove;
    times.slowGroove[f] = clipTime.slowGroove;
    times.beat[f] = clipTime.beat;
    const before = crossfades[i - 1];
    const after = crossfades[i];
    let share = 0;
    if (before && before.fade > 0 && t < before.time + before.fade)
      share = -(1 - smootherstep((t - before.time + before.fade) / (2 * before.fade)));
    else if (after && after.fade > 0 && t > after.time - after.fade)
      share = smootherstep((t - after.time + after.fade) / (2 * after.fade));
    const neighbour = clips[share > 0 ? i + 1 : i - 1];
    const crossfade = share > 0 ? after : before;
    if (share === 0 || !neighbour || !crossfade) continue;
    clipTimeAt(neighbour, t, clipTime);
    times.share[f] = share;
    times.neighbourGroove[f] = clipTime.groove;
    times.neighbourSlowGroove[f] = clipTime.slowGroove;
    times.neighbourBeat[f] = clipTime.beat;
    if (!arms) continue;
    times.beat[f] = armsBeat(clip, share > 0, crossfade, t);
    times.neighbourBeat[f] = armsBeat(neighbour, share < 0, crossfade, t);
  }
  return times;
}

/** Arms that go from shape to shape come to a stand in the one, and set out from the other, within some of this. Seconds. */
const EASES = 0.1;

/** The time after a moment for what comes to a stand soon after it. Before it, time is as it is. */
const eased = (seconds: number): number => (seconds > 0 ? EASES * (1 - Math.exp(-seconds / EASES)) : seconds);

const scratch: ClipTime = { beat: 0, groove: 0, slowGroove: 0 };

/** The beat of one of two neighbours for its arms, in their crossfade. */
function armsBeat(clip: ClipInstance, leaves: boolean, { time, fade, shapes }: Crossfade, t: number): number {
  const u = (t - time + fade) / (2 * fade);
  if (shapes) {
    const seconds = leaves ? shapes.left + eased(t - shapes.left) : shapes.reached - eased(shapes.reached - t);
    clipTimeAt(clip, seconds, scratch);
    return scratch.beat;
  }
  clipTimeAt(clip, leaves ? time - fade + 2 * fade * (u - (u * u) / 2) : Math.max(t, clip.start), scratch);
  return scratch.beat;
}
