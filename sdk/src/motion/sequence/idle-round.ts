import { PHRASE } from "./beat-grid.ts";

/** Idling repeats itself after this time: two phrases, a beat a second. Seconds. */
export const IDLE_ROUND = 2 * PHRASE;
