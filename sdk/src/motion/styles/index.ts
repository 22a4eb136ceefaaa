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

const layers = new Map(Object.values(DEFINITIONS).map((definition) => [definition.style, compileStyle(definition)]));

/** A style, ready to be laid over moves. */
export function styleLayer(style: DanceStyle): StyleLayer {
  return layers.get(style) as StyleLayer;
}
