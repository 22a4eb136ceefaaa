import { type DanceStyle, parseDanceForm } from "@nataraj/sdk/contract";
import { chosenDancer, DancerEngine, defaultLookFor, LOOK_IDS, type LookId, type ModelUrl } from "@nataraj/ui/dancer";
import { bakedDancer, isBaked } from "@nataraj/ui/dancer-files";

const FALLBACK: LookId = "bharatanatyam";

/** Who dances a project, and how. */
export interface ProjectDancer {
  /** The look that suits the dance. */
  defaultLook: LookId;
  /** The look that dances. */
  look: LookId;
  style: DanceStyle | undefined;
  models: ModelUrl;
  createEngine: (canvas: HTMLCanvasElement) => DancerEngine;
}

const defaultLookOf = (style: DanceStyle | undefined): LookId => {
  const wanted = defaultLookFor(style);
  return isBaked(wanted) ? wanted : FALLBACK;
};

/** The dancer of a project for this person: their choice, else dressed for its first style. */
export function projectDancer(danceform: string): ProjectDancer {
  const style = parseDanceForm(danceform)[0];
  const defaultLook = defaultLookOf(style);
  return {
    defaultLook,
    look: chosenDancer(defaultLook).look,
    style,
    models: bakedDancer,
    // Asked again for every stage: the choice may be another one by then.
    createEngine: (canvas) => {
      const { look, variant, avatar } = chosenDancer(defaultLook);
      return new DancerEngine(canvas, { models: bakedDancer, look, variant, avatar, style });
    },
  };
}

/** How to make the dancer of a project as everybody sees it: in the look asked for, else dressed for its first style. */
export function dancerFor(danceform: string, wanted?: string | null, variant?: string | null) {
  const style = parseDanceForm(danceform)[0];
  const look = LOOK_IDS.find((id) => id === wanted) ?? defaultLookOf(style);
  return (canvas: HTMLCanvasElement) =>
    new DancerEngine(canvas, { models: bakedDancer, look, style, variant: variant ?? undefined });
}
