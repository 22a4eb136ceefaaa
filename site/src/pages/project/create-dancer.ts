import { type DanceStyle, parseDanceForm } from "@nataraj/sdk/contract";
import { chosenDancer, DancerEngine, defaultLookFor, LOOK_IDS, type LookId, type ModelUrl } from "@nataraj/ui/dancer";

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
  /** The look that suits the dance. */
  suits: LookId;
  /** The look that dances. */
  look: LookId;
  style: DanceStyle | undefined;
  models: ModelUrl;
  createEngine: (canvas: HTMLCanvasElement) => DancerEngine;
}

const suitedTo = (style: DanceStyle | undefined): LookId => {
  const wanted = defaultLookFor(style);
  return FILES[`${wanted}.lite.glb`] ? wanted : FALLBACK;
};

/** The dancer of a project for this person: their choice, else dressed for its first style. */
export function projectDancer(danceform: string): ProjectDancer {
  const style = parseDanceForm(danceform)[0];
  const suits = suitedTo(style);
  return {
    suits,
    look: chosenDancer(suits).look,
    style,
    models,
    // Asked again for every stage: the choice may be another one by then.
    createEngine: (canvas) => {
      const { look, variant, avatar } = chosenDancer(suits);
      return new DancerEngine(canvas, { models, look, variant, avatar, style });
    },
  };
}

/** How to make the dancer of a project as everybody sees it: in the look asked for, else dressed for its first style. */
export function dancerFor(danceform: string, wanted?: string | null, variant?: string | null) {
  const style = parseDanceForm(danceform)[0];
  const look = LOOK_IDS.find((id) => id === wanted) ?? suitedTo(style);
  return (canvas: HTMLCanvasElement) =>
    new DancerEngine(canvas, { models, look, style, variant: variant ?? undefined });
}
