import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { Intensity } from "../sequence/intensity.ts";
import type { SettingTable, ValuesOf } from "../settings/setting.ts";

/** A dance whose clips are joined: what its layers are told. */
export interface JoinedDance {
  readonly clips: readonly ClipInstance[];
  readonly intensity: Intensity;
  readonly frames: number;
  /** What clips say at a frame, in a crossfade a mean of both. */
  mix(frame: number, of: (clip: ClipInstance) => number): number;
}

/** An idea of how a body dances that needs the time before and after: it shapes the channels of a whole dance. */
export interface DanceLayer<Table extends SettingTable = SettingTable> {
  readonly name: string;
  /** What it is for, in one sentence. */
  readonly says: string;
  readonly settings: Table;
  /** @param channels Values by channel and frame; changed in place. */
  shape(channels: readonly Float64Array[], dance: JoinedDance, settings: ValuesOf<Table>): void;
}

/** Declares a layer of a dance, so that the names of its settings are known to it. */
export const danceLayer = <const Table extends SettingTable>(declared: DanceLayer<Table>): DanceLayer<Table> =>
  declared;
