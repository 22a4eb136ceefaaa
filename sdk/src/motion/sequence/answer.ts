import type { Channel } from "../format/channels.ts";
import { clamp, lerp, smoothstep } from "../math/curves.ts";
import type { SettingTable, ValuesOf } from "../settings/setting.ts";
import type { Response } from "../styles/layer.ts";
import type { ClipInstance } from "./clip-instance.ts";

/** How a body answers the intensity of the music, whatever it dances. */
export const ANSWER = {
  concave: {
    value: 0.75,
    unit: "power of the intensity: below 1 quiet music changes more than loud music does",
    range: [0.4, 1.5],
    answers: "follow",
  },
  partly: {
    value: 0.5,
    unit: "share of a change of size that legs and steps take part in, and what a move keeps or is known by",
    range: [0, 1],
    answers: "follow: feet; recognisable",
  },
  slowBelow: {
    value: 0.42,
    unit: "intensity below which half time begins; it is complete at half of it",
    range: [0, 1],
    answers: "follow",
  },
} as const satisfies SettingTable;

/** Values of {@link ANSWER}. */
export type AnswerValues = ValuesOf<typeof ANSWER>;

/** How large a body dances at an intensity, a share of what is written: at full intensity it is as written. */
function gainAt({ quiet }: Response, level: number, { concave }: AnswerValues): number {
  return lerp(quiet, 1, clamp(level, 0, 1) ** concave);
}

/** The same for the length and height of steps. */
export function stepGainAt(response: Response, level: number, settings: AnswerValues): number {
  return 1 + (gainAt(response, level, settings) - 1) * settings.partly;
}

/** The same for one channel of a clip. Shapes of hands and the face are as written. @param kept 0 to 1. */
export function channelGain(
  clip: ClipInstance,
  channel: Channel,
  kept: number,
  level: number,
  settings: AnswerValues,
): number {
  const { move, style } = clip;
  const { group, index } = channel;
  if (group === "hands" || group === "face") return 1;
  if (group === "legs") return stepGainAt(style.response, level, settings);
  const own = clip.mirrored ? channel.mirror : index;
  const known = !move.loop && move.known.has(own) ? 1 : group === "arms" ? kept : 0;
  return 1 + (gainAt(style.response, level, settings) - 1) * lerp(1, settings.partly, known);
}

/** How far a body moves in half time at an intensity, 0 to 1. */
export function halfTimeShare({ halfTime }: Response, level: number, { slowBelow }: AnswerValues): number {
  const below = slowBelow * Math.max(1, halfTime);
  return Math.min(1, halfTime) * smoothstep((below - level) / (slowBelow / 2));
}
