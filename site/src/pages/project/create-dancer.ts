import { type DanceStyle, parseDanceForm } from "@nataraj/sdk/contract";
import { DancerEngine, defaultLookFor, type LookId, type ModelUrl } from "@nataraj/ui/dancer";

/** Addresses of the baked dancers, which the build gives a hash, by file name. A look may have none yet. */
const FILES: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../../ui/generated/dancers/*.glb", {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
);
const FALLBACK: LookId = "bharatanatyam";

const models: ModelUrl = (look, detail) => FILES[`${look}.${detail}.glb`] ?? `/missing/${look}.${detail}.glb`;

/** Who dances a project, and how. */
export interface ProjectDancer {
  look: LookId;
  style: DanceStyle | undefined;
  models: ModelUrl;
  createEngine: (canvas: HTMLCanvasElement) => DancerEngine;
}

/** The dancer of a project: dressed for its first style. */
export function projectDancer(danceform: string): ProjectDancer {
  const style = parseDanceForm(danceform)[0];
  const wanted = defaultLookFor(style);
  const look = FILES[`${wanted}.lite.glb`] ? wanted : FALLBACK;
  return { look, style, models, createEngine: (canvas) => new DancerEngine(canvas, { models, look, style }) };
}

/** How to make the dancer of a project. */
export const dancerFor = (danceform: string) => projectDancer(danceform).createEngine;
