import type { DanceStyle } from "../../contract/styles.ts";
import { style as ballet } from "./ballet.ts";
import { style as breakdancing } from "./breakdancing.ts";
import { style as contemporary } from "./contemporary.ts";
import type { Style } from "./definition.ts";
import { style as freestyle } from "./freestyle.ts";
import { style as hipHop } from "./hip-hop.ts";
import { style as indianClassical } from "./indian-classical.ts";
import { style as jazzDance } from "./jazz-dance.ts";
import { style as salsa } from "./salsa.ts";

/** All styles by name. */
export const STYLES: Readonly<Record<DanceStyle, Style>> = {
  "Hip Hop": hipHop,
  Freestyle: freestyle,
  "Indian Classical": indianClassical,
  Ballet: ballet,
  Contemporary: contemporary,
  Salsa: salsa,
  Breakdancing: breakdancing,
  "Jazz Dance": jazzDance,
};
