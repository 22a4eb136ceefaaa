import type { LookId } from "../../looks.ts";
import type { DancerModel } from "../model.ts";
import { ballet } from "./ballet.ts";
import { bharatanatyam } from "./bharatanatyam.ts";
import { practice } from "./practice.ts";
import { street } from "./street.ts";

/** How finely each detail is meshed; 1 is the finest. */
export const FINENESS = { full: 0.7, lite: 0.42 } as const;
export type Detail = keyof typeof FINENESS;

const SCULPTORS: Record<LookId, (fine: number) => DancerModel> = { bharatanatyam, street, ballet, practice };

/** Builds a dancer from nothing but numbers: the same input always gives the same bytes. */
export function buildDancer(look: LookId, detail: Detail): DancerModel {
  return SCULPTORS[look](FINENESS[detail]);
}
