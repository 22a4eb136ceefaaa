import { isOffered } from "../player/use-view.ts";
import type { SaveRequest } from "./save-request.ts";

/** How a file is unless something else is chosen: the dance as the player shows it. */
export const usualRequest = (): Omit<SaveRequest, "kind"> => ({
  shape: "landscape",
  height: 720,
  fps: 30,
  view: isOffered("automatic") ? "automatic" : "front",
  mirrored: false,
  titled: false,
});
