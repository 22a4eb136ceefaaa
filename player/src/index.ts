/** `<nataraj-player>`. Importing this makes the element known to the browser. */
import { defineNatarajPlayer } from "./element.ts";

export { defineNatarajPlayer, NatarajPlayerElement, type NatarajPlayerEvents } from "./element.ts";

defineNatarajPlayer();
