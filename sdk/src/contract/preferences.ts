import * as z from "zod/mini";
import { Cast } from "./cast.ts";
import { ENVIRONMENTS } from "./environments.ts";

/**
 * GET /preferences: how a user's next dances begin: who dances, and where. What is absent is not preferred; an
 * empty object forgets all.
 */
export const Preferences = z.object({ cast: z.optional(Cast), environment: z.optional(z.literal(ENVIRONMENTS)) });
export type Preferences = z.infer<typeof Preferences>;
