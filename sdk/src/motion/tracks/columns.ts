import { CHANNELS } from "../format/channels.ts";

/** Columns of the tracks after those of the channels: what is baked. Metres, unless said otherwise. */
const BAKED = [
  /** Where the hips are over the floor, by the weight on feet and hands. */
  "baseX",
  "baseZ",
  /** 1 all weight on the left foot, −1 on the right. */
  "load",
  /** How high the body flies. */
  "flight",
  /** How far the hips are lowered so that both legs reach. */
  "drop",
  /** Degrees by which each arm is held off the body. */
  "clearL",
  "clearR",
] as const;

/** Index of each baked column. */
export const COLUMN = Object.fromEntries(BAKED.map((name, i) => [name, CHANNELS.length + i])) as Readonly<
  Record<(typeof BAKED)[number], number>
>;

/** Numbers of one frame. */
export const STRIDE = CHANNELS.length + BAKED.length;
