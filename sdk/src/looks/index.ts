/**
 * What our dancers wear: their looks, and the colours of costume, skin and hair.
 * @example
 * ```ts
 * import { colorsOf, defaultLookFor, lookNamed } from "@nataraj/sdk/looks";
 *
 * console.log(defaultLookFor("Ballet")); // ballet
 * console.log(colorsOf(lookNamed("street/teal")).hoodie);
 * ```
 */

export * from "./asked-staging.ts";
export * from "./looks.ts";
