import type { DanceStyle } from "../../contract/styles.ts";
import { STYLES } from "./catalogue.ts";
import { compileStyle, type StyleLayer } from "./layer.ts";

const layers = new Map<DanceStyle, StyleLayer>();

/** A style, ready to be laid over moves; compiled when it is first asked for. */
export function styleLayer(style: DanceStyle): StyleLayer {
  const layer = layers.get(style) ?? compileStyle(STYLES[style]);
  layers.set(style, layer);
  return layer;
}
