/**
 * The dancers' files, for pages that Vite builds.
 * @example
 * ```ts
 * import { bakedDancer } from "@nataraj/ui/dancer-files";
 *
 * console.log(bakedDancer("ballet", "lite")); // in a bundle of Vite, the address that the file has there
 * ```
 */

import type { LookId } from "@nataraj/sdk/looks";
import type { ModelUrl } from "./dancer-loader.ts";

/** Addresses of the baked dancers by file name: the build gives them a hash. A look may have none yet. */
const FILES: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../generated/dancers/*.glb", { query: "?url", import: "default", eager: true }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
);

/** The address of a baked dancer, for pages that Vite builds. */
export const bakedDancer: ModelUrl = (look, detail) =>
  FILES[`${look}.${detail}.glb`] ?? `/missing/${look}.${detail}.glb`;

/** Whether a look is baked already. */
export function isBaked(look: LookId): boolean {
  return `${look}.lite.glb` in FILES;
}
