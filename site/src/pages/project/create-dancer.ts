import { type DanceStyle, parseDanceForm } from "@nataraj/sdk/contract";
import { chosenDancer, DancerEngine, defaultLookFor, LOOK_IDS, type LookId, type ModelUrl } from "@nataraj/ui/dancer";
import { bakedDancer, isBaked } from "@nataraj/ui/dancer-files";

const FALLBACK: LookId = "bharatanatyam";

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
  return isBaked(wanted) ? wanted : FALLBACK;
};

/** The dancer of a project for this person: their choice, else dressed for its first style. */
export function projectDancer(danceform: string): ProjectDancer {
  const style = parseDanceForm(danceform)[0];
  const suits = suitedTo(style);
  return {
    suits,
    look: chosenDancer(suits).look,
    style,
    models: bakedDancer,
    // Asked again for every stage: the choice may be another one by then.
    createEngine: (canvas) => {
      const { look, variant, avatar } = chosenDancer(suits);
      return new DancerEngine(canvas, { models: bakedDancer, look, variant, avatar, style });
    },
  };
}

/** How to make the dancer of a project as everybody sees it: in the look asked for, else dressed for its first style. */
export function dancerFor(danceform: string, wanted?: string | null, variant?: string | null) {
  const style = parseDanceForm(danceform)[0];
  const look = LOOK_IDS.find((id) => id === wanted) ?? suitedTo(style);
  return (canvas: HTMLCanvasElement) =>
    new DancerEngine(canvas, { models: bakedDancer, look, style, variant: variant ?? undefined });
}
