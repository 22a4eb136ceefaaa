import { CHANNELS } from "../format/channels.ts";
import { ANSWER, type AnswerValues } from "../sequence/answer.ts";
import { INTENSITY, type IntensityValues } from "../sequence/intensity.ts";
import { LAYOUT, type LayoutValues } from "../sequence/layout.ts";
import { type SettingTable, type ValuesOf, valuesOf } from "../settings/setting.ts";
import { breath } from "./breath.ts";
import { carriage } from "./carriage.ts";
import type { DanceLayer } from "./dance-layer.ts";
import { gather } from "./gather.ts";
import { gesture } from "./gesture.ts";
import { groove } from "./groove.ts";
import { heading } from "./heading.ts";
import type { Layer } from "./layer.ts";
import { limit } from "./limit.ts";
import { lowPass } from "./low-pass.ts";
import { opening } from "./opening.ts";
import { posture } from "./posture.ts";
import { stop } from "./stop.ts";
import { strike } from "./strike.ts";
import { sweep } from "./sweep.ts";

/** What each clip is danced with, in this order: a channel's value at a time goes through all of them. */
export const CLIP_LAYERS: readonly Layer[] = [
  heading,
  gesture,
  sweep,
  posture,
  gather,
  opening,
  breath,
  groove,
  carriage,
];

/** What shapes the whole dance after its clips are joined, in this order. */
export const DANCE_LAYERS: readonly DanceLayer[] = [limit, stop, lowPass, strike];

/** Settings that are no layer's: how the music becomes intensity, how a body answers it, how moves are laid out. */
export const STAGE_TABLES = { intensity: INTENSITY, answer: ANSWER, layout: LAYOUT } as const satisfies Record<
  string,
  SettingTable
>;

/** All tables by the names of their layers and stages. */
export const TABLES: Readonly<Record<string, SettingTable>> = {
  ...STAGE_TABLES,
  ...Object.fromEntries([...CLIP_LAYERS, ...DANCE_LAYERS].map(({ name, settings }) => [name, settings])),
};

const isStage = (table: string): table is keyof typeof STAGE_TABLES => table in STAGE_TABLES;

/** The settings with another value of one. @param table The name of a layer, or of one of {@link STAGE_TABLES}. */
export function withSetting(settings: MotionSettings, table: string, name: string, value: number): MotionSettings {
  if (isStage(table)) return { ...settings, [table]: { ...settings[table], [name]: value } };
  return { ...settings, layers: { ...settings.layers, [table]: { ...settings.layers[table], [name]: value } } };
}

/** How a dance is solved: what every layer is set to, and which layers are left out. */
export interface MotionSettings {
  readonly answer: AnswerValues;
  readonly intensity: IntensityValues;
  readonly layout: LayoutValues;
  /** Values of each layer's settings, by the layer's name. */
  readonly layers: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Names of layers that are left out. */
  readonly off: ReadonlySet<string>;
}

/** How dances are solved where nobody asks for something else. */
export const DEFAULT_SETTINGS: MotionSettings = {
  answer: valuesOf(ANSWER),
  intensity: valuesOf(INTENSITY),
  layout: valuesOf(LAYOUT),
  layers: Object.fromEntries([...CLIP_LAYERS, ...DANCE_LAYERS].map(({ name, settings }) => [name, valuesOf(settings)])),
  off: new Set(),
};

/** The layers of each channel that are not left out, with their values. */
export function layersByChannel({ layers, off }: MotionSettings): { layer: Layer; values: ValuesOf<SettingTable> }[][] {
  return CHANNELS.map((channel) =>
    CLIP_LAYERS.filter((layer) => layer.shapes(channel) && !off.has(layer.name)).map((layer) => ({
      layer,
      values: layers[layer.name] ?? {},
    })),
  );
}
