import { CHANNELS, type ChannelName, channelNamed } from "../format/channels.ts";
import { lerp, smoothstep } from "../math/curves.ts";
import { type Break, STANDS_IN } from "../sequence/break.ts";
import { frameTime } from "../tracks/frames.ts";
import { FAR_STANDS_IN, FILTER, frameOf, holdInBreaks, lastFrameOf, takenUp } from "../tracks/hold-breaks.ts";
import { danceLayer, type JoinedDance } from "./dance-layer.ts";

/** A body that faces a diagonal opens to the front for its pose with all of these alike. */
const OPENING: readonly string[] = ["yaw", "twist", "look"] satisfies ChannelName[];
const TURN = channelNamed("turn");

/** A break of the music. */
export const stop = danceLayer({
  name: "stop",
  says: "Stops the body where the music stops, in a pose of the style, and lets a little of it go on.",
  settings: {
    lingers: {
      value: 4,
      unit: "s after which what goes on in a pose stands",
      range: [0, 8],
      answers: "speed in breaks",
    },
  },
  shape(channels, dance, settings) {
    const poses = posesOf(dance, channels[TURN.index]);
    for (const { name, index, group, lag } of CHANNELS) {
      const values = channels[index];
      if (!values) continue;
      holdInBreaks(values, dance.intensity.breaks);
      // The feet stay, so the body faces where it does.
      if (index === TURN.index) continue;
      const setsOut = group === "arms" || group === "hands" ? FAR_STANDS_IN : STANDS_IN;
      for (const { start, end, pose, lingers, facing } of poses) {
        const opens = OPENING.includes(name) ? facing / OPENING.length : 0;
        const last = Math.min(values.length - 1, lastFrameOf({ start, end }));
        for (let f = frameOf(start - setsOut - FILTER); f <= last; f++) {
          const t = frameTime(f);
          const there = 1 - takenUp(t, end);
          // It begins slowly, and stops quickly.
          const way = (t - lag - start + setsOut) / (setsOut - FILTER / 2);
          const share = smoothstep(Math.max(0, way) ** 2) * there;
          const since = Math.max(0, t - start - FILTER);
          const lingered = Math.min(settings.lingers, since) * smoothstep(since / FILTER) * there;
          values[f] = lerp(values[f] ?? 0, (pose[index] ?? 0) - opens, share) + (lingers[index] ?? 0) * lingered;
        }
      }
    }
  },
});

/** One break with what is struck in it, and what lingers, by channel. */
interface StruckPose extends Break {
  readonly pose: ArrayLike<number>;
  readonly lingers: ArrayLike<number>;
  /** Where the body faces, degrees to the left of the front. */
  readonly facing: number;
}

/**
 * The poses of a dance: those of the style by turns, then their mirror images. A body on its hands, or that idles, strikes
 * none. What else a move keeps gives way: in a break it is not danced.
 */
function posesOf({ clips, intensity }: JoinedDance, turns: Float64Array | undefined): StruckPose[] {
  return intensity.breaks.flatMap(({ start, end }, i) => {
    const clip = clips.find((each) => start > each.start && start <= each.end + 1e-6);
    if (!clip || clip.idle || clip.move.hands.length > 0) return [];
    const { poses, lingers } = clip.style.stillness;
    const mirrored = Math.floor(i / poses.length) % 2 === 1;
    const turn = turns?.[frameOf(start)] ?? 0;
    const pose = sided(poses[i % poses.length] ?? lingers, mirrored);
    return [{ start, end, pose, lingers: sided(lingers, mirrored), facing: turn - 360 * Math.round(turn / 360) }];
  });
}

const sided = (values: Float64Array, mirrored: boolean): ArrayLike<number> =>
  mirrored ? CHANNELS.map(({ mirror, mirrorSign }) => mirrorSign * (values[mirror] ?? 0)) : values;
