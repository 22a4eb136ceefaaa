import * as z from "zod/mini";
import { Cast, DANCER_COUNTS } from "./cast.ts";

/** Longest name of a look with its colours, in characters. */
const MAX_LOOK = 40;

/**
 * A look and its colours: `street/teal`, or `street/teal/deep/auburn` with skin and hair. Which there are is the site's
 * business: an unknown one changes nothing.
 */
export const LookName = z.string().check(z.maxLength(MAX_LOOK), z.regex(/^[a-z]+\/[a-z]+(?:\/[a-z]+\/[a-z]+)?$/));

/** A cast as it may be sent: its looks are names, and no more than there can be dancers. */
export const CastRequest = z.object({
  ...Cast.shape,
  looks: z.optional(z.array(LookName).check(z.maxLength(Math.max(...DANCER_COUNTS)))),
});
