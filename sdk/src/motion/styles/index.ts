import type { DanceStyle } from "../../contract/styles.ts";
import { style as ballet } from "./ballet.ts";
import { style as breakdancing } from "./breakdancing.ts";
import { style as contemporary } from "./contemporary.ts";
import { style as freestyle } from "./freestyle.ts";
import { style as hipHop } from "./hip-hop.ts";
import { style as indianClassical } from "./indian-classical.ts";
import { style as jazzDance } from "./jazz-dance.ts";
import { compileStyle, type StyleDefinition, type StyleLayer } from "./layer.ts";
import { style as salsa } from "./salsa.ts";

const DEFINITIONS: Readonly<Record<DanceStyle, StyleDefinition>> = {
  "Hip Hop": hipHop,
  Freestyle: freestyle,
  "Indian Classical": indianClassical,
  Ballet: ballet,
  Contemporary: contemporary,
  Salsa: salsa,
  Breakdancing: breakdancing,
  "Jazz Dance": jazzDance,
};

const layers = new Map<DanceStyle, StyleLayer>();

/** A style, ready to be laid over moves; compiled when it is first asked for. */
export function styleLayer(style: DanceStyle): StyleLayer {
  const layer = layers.get(style) ?? compileStyle(DEFINITIONS[style]);
  layers.set(style, layer);
  return layer;
}
