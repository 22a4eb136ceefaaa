import * as z from "zod/mini";
import { CAMERAS } from "./cameras.ts";
import { Cast } from "./cast.ts";
import { ENVIRONMENTS } from "./environments.ts";

/** How a dance is shown: who dances, where, and seen from where. What is absent is the player's choice. */
export const Staging = z.object({
  cast: z.optional(Cast),
  environment: z.optional(z.literal(ENVIRONMENTS)),
  camera: z.optional(z.literal(CAMERAS)),
});
export type Staging = z.infer<typeof Staging>;
