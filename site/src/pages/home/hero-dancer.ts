import type { CreateStageEngine } from "@nataraj/ui";
import { DancerEngine, type ModelUrl } from "@nataraj/ui/dancer";

/** Addresses of the hero's baked dancer, which the build gives a hash, by file name. */
const FILES: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../../ui/generated/dancers/bharatanatyam.*.glb", {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
);
const models: ModelUrl = (look, detail) => FILES[`${look}.${detail}.glb`] ?? `/missing/${look}.${detail}.glb`;

/** The dancer of the hero, in the light of the page. */
export const heroDancer: CreateStageEngine = (canvas) =>
  new DancerEngine(canvas, {
    models,
    look: "bharatanatyam",
    background: "transparent",
    style: "Indian Classical",
  });
