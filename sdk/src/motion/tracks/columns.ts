import { CHANNELS } from "../format/channels.ts";

const count = CHANNELS.length;

/** Columns of the tracks after those of the channels: what is baked. Metres, unless said otherwise. */
export const COLUMN = {
  /** Where the hips are over the floor, by the weight on feet and hands. */
  baseX: count,
  baseZ: count + 1,
  /** 1 all weight on the left foot, −1 on the right. */
  load: count + 2,
  /** How high the body flies. */
  flight: count + 3,
  /** How far the hips are lowered so that both legs reach. */
  drop: count + 4,
  /** Degrees by which each arm is held off the body. */
  clearL: count + 5,
  clearR: count + 6,
} as const;

/** Numbers of one frame. */
export const STRIDE = count + 7;
