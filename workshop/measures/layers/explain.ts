import type { Channel } from "../../../sdk/src/motion/format/channels.ts";
import type { DanceLayer } from "../../../sdk/src/motion/layers/dance-layer.ts";
import { CLIP_LAYERS, DANCE_LAYERS, type MotionSettings } from "../../../sdk/src/motion/layers/index.ts";
import type { Layer } from "../../../sdk/src/motion/layers/layer.ts";
import { solve } from "../../../sdk/src/motion/pose/solve.ts";
import type { DanceScore } from "../../../sdk/src/motion/sequence/score.ts";
import { STRIDE } from "../../../sdk/src/motion/tracks/columns.ts";
import { LEAD, TRACK_RATE } from "../../../sdk/src/motion/tracks/frames.ts";

/** All layers in the order in which a value goes through them. */
export const LAYERS: readonly (Layer | DanceLayer)[] = [...CLIP_LAYERS, ...DANCE_LAYERS];

/** A channel of a dance up to one layer, by frame: centimetres or degrees. */
export interface LayeredChannel {
  layer: string;
  values: Float64Array;
}

/** What a channel of a dance is made of: its values up to each layer that is not left out and changes it, in order. */
export function explain(score: DanceScore, channel: Channel, settings: MotionSettings): LayeredChannel[] {
  const explained: LayeredChannel[] = [];
  LAYERS.forEach((layer, i) => {
    if (settings.off.has(layer.name) || ("shapes" in layer && !layer.shapes(channel))) return;
    const later = LAYERS.slice(i + 1).map(({ name }) => name);
    const off = new Set([...settings.off, ...later]);
    const { channels } = solve(score, { idling: 0, settings: { ...settings, off } });
    const values = Float64Array.from(
      { length: channels.length / STRIDE },
      (_, f) => channels[f * STRIDE + channel.index] ?? 0,
    );
    const before = explained.at(-1)?.values;
    if (values.some((value, f) => Math.abs(value - (before?.[f] ?? channel.rest)) > 1e-6))
      explained.push({ layer: layer.name, values });
  });
  return explained;
}

/** What each layer adds to a channel at a time, and the sum so far. */
export function sumsAt(explained: readonly LayeredChannel[], channel: Channel, seconds: number) {
  const frame = Math.round(seconds * TRACK_RATE) + LEAD;
  return explained.map(({ layer, values }, i) => {
    const value = values[frame] ?? channel.rest;
    return { layer, adds: value - (explained[i - 1]?.values[frame] ?? channel.rest), value };
  });
}
