import type { playerMachine } from "@nataraj/sdk";
import { shortcutOf } from "@nataraj/ui/player";
import type { Actor } from "xstate";

/** The player's keys, in a page that holds nothing else: also in a frame, after a click into it. */
export function answerKeys(player: Actor<typeof playerMachine>, screen: HTMLElement): void {
  document.addEventListener("keydown", (event) => {
    const { context } = player.getSnapshot();
    const action = shortcutOf(event, { ...context, time: context.clock.now() });
    // There is no list of keys here.
    if (!action || action.type === "help") return;
    event.preventDefault();
    if (action.type !== "fullscreen") return player.send(action);
    // Where the page around does not allow it nothing happens.
    const toggled = document.fullscreenElement ? document.exitFullscreen() : screen.requestFullscreen();
    toggled.catch((error: unknown) => console.warn("No full screen.", error));
  });
}
