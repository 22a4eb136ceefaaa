/**
 * `<nataraj-player>` in templates of Vue. Importing this makes the element known to the browser and to `vue-tsc`.
 * Vue's compiler is told as well that it is no component: `isCustomElement: (tag) => tag === "nataraj-player"`.
 * @example
 * ```ts
 * import "@nataraj/player/vue";
 * import type { NatarajPlayerElement } from "@nataraj/player";
 *
 * // <nataraj-player ref="player" :project="project" look="street" @ended="again" />
 * export async function again(player: NatarajPlayerElement) {
 *   player.currentTime = 0;
 *   await player.play();
 * }
 * ```
 */
import type { HTMLAttributes, PublicProps } from "vue";
import type { NatarajPlayerAttributes, NatarajPlayerElement, NatarajPlayerEvents } from "./dist/index.js";

type Listeners = {
  [Name in keyof NatarajPlayerEvents as `on${Capitalize<Name>}`]?: (event: NatarajPlayerEvents[Name]) => void;
};

declare module "vue" {
  interface GlobalComponents {
    "nataraj-player": new () => NatarajPlayerElement & {
      $props: NatarajPlayerAttributes & Listeners & Omit<HTMLAttributes, keyof Listeners> & PublicProps;
    };
  }
}
