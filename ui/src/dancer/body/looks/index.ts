import type { LookId } from "../../looks.ts";
import type { DancerModel } from "../model.ts";
import { bharatanatyam } from "./bharatanatyam.ts";

/** How finely each detail is meshed; 1 is the finest. */
export const FINENESS = { full: 0.8, lite: 0.52 } as const;
export type Detail = keyof typeof FINENESS;

const SCULPTORS: Partial<Record<LookId, (fine: number) => DancerModel>> = { bharatanatyam };

/** Builds a dancer from nothing but numbers: the same input always gives the same bytes. */
export function buildDancer(look: LookId, detail: Detail): DancerModel {
  const build = SCULPTORS[look];
  if (!build) throw new RangeError(`No look is named "${look}".`);
  return build(FINENESS[detail]);
}
