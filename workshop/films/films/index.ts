import { choose } from "./choose.ts";
import { demo } from "./demo.ts";
import type { Film } from "./film.ts";
import { share } from "./share.ts";
import { styles } from "./styles.ts";
import { watch } from "./watch.ts";

/** The four tutorials and the demo. */
export const FILMS: readonly Film[] = [choose, styles, watch, share, demo];
