/**
 * `<nataraj-player>` in Svelte. Importing this makes the element known to the browser and to `svelte-check`.
 * @example
 * ```ts
 * import "@nataraj/player/svelte";
 * import type { NatarajPlayerElement } from "@nataraj/player";
 *
 * // <nataraj-player bind:this={player} {project} look="street" onended={again}></nataraj-player>
 * export async function again(player: NatarajPlayerElement) {
 *   player.currentTime = 0;
 *   await player.play();
 * }
 * ```
 */
import type { HTMLAttributes } from "svelte/elements";
import type { NatarajPlayerAttributes, NatarajPlayerElement, NatarajPlayerEvents } from "./dist/index.js";

type Listeners = {
  [Name in keyof NatarajPlayerEvents as `on${Name}` | `on:${Name}`]?: (event: NatarajPlayerEvents[Name]) => void;
};

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "nataraj-player": NatarajPlayerAttributes &
      Listeners &
      Omit<HTMLAttributes<NatarajPlayerElement>, keyof Listeners | keyof NatarajPlayerAttributes>;
  }
}
