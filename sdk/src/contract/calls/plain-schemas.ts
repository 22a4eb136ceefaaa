/** Apart from the calls, so that bundles of pages leave these schemas out with the whole module. */
import * as z from "zod/mini";

/** A form that has a file alone. */
export const NoFields = z.object({});
/** An answer that others define. */
export const AnyObject = z.record(z.string(), z.unknown());
