import type { CreateDancer } from "@nataraj/ui";
import { DancerEngine } from "@nataraj/ui/dancer";
import { bakedDancer } from "@nataraj/ui/dancer-files";

export { HeroPlayer } from "./HeroPlayer.tsx";

/** The dancer of the hero, in the light of the page. */
export const heroDancer: CreateDancer = (canvas) =>
  new DancerEngine(canvas, {
    models: bakedDancer,
    look: "bharatanatyam",
    background: "transparent",
    style: "Indian Classical",
  });
