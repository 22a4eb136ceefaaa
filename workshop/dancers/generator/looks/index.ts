import type { LookId } from "@nataraj/sdk/looks";
import type { DancerModel } from "../model.ts";
import { ballet } from "./ballet.ts";
import { bharatanatyam } from "./bharatanatyam.ts";
import { practice } from "./practice.ts";
import { street } from "./street.ts";

export type Detail = "full" | "lite";

/** Mesh resolution of each look; 1 is the finest. The dancer with the most ornaments must save elsewhere. */
const FINENESS: Record<LookId, Record<Detail, number>> = {
  bharatanatyam: { full: 0.67, lite: 0.27 },
  street: { full: 0.755, lite: 0.365 },
  ballet: { full: 0.81, lite: 0.445 },
  practice: { full: 0.86, lite: 0.51 },
};

const BUILDERS: Record<LookId, (fine: number) => DancerModel> = { bharatanatyam, street, ballet, practice };

/** Builds a dancer from nothing but numbers: the same input always gives the same bytes. */
export const buildDancer = (look: LookId, detail: Detail, fine = FINENESS[look][detail]): DancerModel =>
  BUILDERS[look](fine);
