import { calleDeAgua } from "./calle-de-agua.ts";
import { marigoldMorning } from "./marigold-morning.ts";
import { neonStaircase } from "./neon-staircase.ts";
import { paperCrown } from "./paper-crown.ts";
import type { LibrarySong } from "./song.ts";
import { winterWindow } from "./winter-window.ts";

/** The library, in the order in which it is listed. */
export const LIBRARY_SONGS: readonly LibrarySong[] = [
  marigoldMorning,
  neonStaircase,
  calleDeAgua,
  paperCrown,
  winterWindow,
];
