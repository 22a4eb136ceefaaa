import type { Dance } from "../product/prepare.ts";

/** The project of the tutorials. */
export const GENTLE_PEACOCK: Dance = {
  projectName: "gentle peacock",
  song: "marigold-morning",
  start: 22_200,
  end: 52_200,
  styles: ["Hip Hop", "Salsa"],
};
