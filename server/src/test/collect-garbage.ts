import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/** Collects all memory that nothing refers to, as happens sooner or later. */
export const collectGarbage: () => void = runInNewContext("gc");
