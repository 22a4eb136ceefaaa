import type { Channel } from "../format/channels.ts";
import type { Curve } from "../format/curve.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { SettingTable, ValuesOf } from "../settings/setting.ts";
import type { ClipTime } from "../tracks/clip-time.ts";

/** What a layer is told: one channel of a clip at one time. */
export interface Moment {
  clip: ClipInstance;
  channel: Channel;
  /** Index of the move's own channel, which is the other side's where the clip is mirrored. */
  own: number;
  /** Seconds. */
  t: number;
  /** Where in the clip that is. */
  time: ClipTime;
  /** Intensity of the music, 0 to 1; 1 is as written. */
  level: number;
  /** How large the music lets this channel move, a share of what is written. */
  gain: number;
  /** How far the body moves in half time, 0 to 1. */
  halfTime: number;
  /** 1 on the feet, 0 while hands carry the body. */
  onFeet: number;
  /** How much the move keeps this channel against the style, 0 to 1. */
  kept: number;
  /** Share of a layer that a channel takes on where the move keeps it so much. */
  free: number;
  /** What the move says of this channel, if anything. */
  curve: Curve | undefined;
}

/** One idea of how a body dances, laid over what the layers before it have made. */
export interface Layer<Table extends SettingTable = SettingTable> {
  readonly name: string;
  /** What it is for, in one sentence. */
  readonly says: string;
  /** Whether it ever changes a channel. */
  shapes(channel: Channel): boolean;
  /** Whether it moves channels of which neither the move nor the style says anything. */
  readonly movesAlone?: true;
  readonly settings: Table;
  /**
   * The channel's value with this layer, centimetres or degrees.
   * @param value What the layers before it have made.
   */
  add(value: number, moment: Moment, settings: ValuesOf<Table>): number;
}

/** Declares a layer, so that the names of its settings are known to it. */
export const layer = <const Table extends SettingTable>(declared: Layer<Table>): Layer<Table> => declared;
