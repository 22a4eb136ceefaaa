/**
 * `<nataraj-player>`. Importing this makes the element known to the browser.
 * @example
 * ```ts
 * import { NatarajPlayerElement } from "@nataraj/player";
 *
 * NatarajPlayerElement.site = "https://dance.example.org";
 * export function addDance(page: HTMLElement, project: string) {
 *   const player = document.createElement("nataraj-player");
 *   player.setAttribute("project", project);
 *   player.addEventListener("ended", () => player.remove());
 *   page.append(player);
 * }
 * ```
 */

import { defineNatarajPlayer } from "./element.ts";

export type { NatarajPlayerAttributes } from "./attributes.ts";
export { defineNatarajPlayer, NatarajPlayerElement, type NatarajPlayerEvents } from "./element.ts";

defineNatarajPlayer();
