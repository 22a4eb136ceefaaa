import { type DanceStyle, parseDanceForm } from "@nataraj/sdk/contract";
import { type Cast, SOLO } from "@nataraj/sdk/stage";
import {
  type Background,
  DancerEngine,
  type DressedLook,
  defaultLookFor,
  LOOKS,
  type LookId,
  lookNamed,
  type ModelUrl,
  ownAvatar,
} from "@nataraj/ui/dancer";
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
  createEngine: (canvas: HTMLCanvasElement, background?: Background) => DancerEngine;
}

const defaultLookOf = (style: DanceStyle | undefined): LookId => {
  const wanted = defaultLookFor(style);
  return isBaked(wanted) ? wanted : FALLBACK;
};

/** What the leader wears: as its owner has chosen, else what suits the style. */
function leaderOf(cast: Cast | undefined, style: DanceStyle | undefined): DressedLook {
  const look = defaultLookOf(style);
  return lookNamed(cast?.looks?.[0]) ?? { look, variant: LOOKS[look].variants[0].id };
}

/**
 * The dancer of a project for this person: as everybody sees it, dressed as its owner has chosen, else for its first
 * style. Only an avatar of this person's own takes its place.
 * @param cast Asked again for every stage: the choice may be another one by then.
 */
export function projectDancer(danceform: string, cast: () => Cast | undefined = () => undefined): ProjectDancer {
  const style = parseDanceForm(danceform)[0];
  const defaultLook = defaultLookOf(style);
  return {
    defaultLook,
    look: leaderOf(cast(), style).look,
    style,
    models: bakedDancer,
    createEngine: (canvas, background = "stage") => {
      const dancer = { models: bakedDancer, ...leaderOf(cast(), style), avatar: ownAvatar(), style, cast: cast() };
      return new DancerEngine(canvas, { ...dancer, background });
    },
  };
}

/** Who dances a project for everybody: nobody's own avatar. */
export function sharedDancer(danceform: string, cast: Cast | undefined): Omit<ProjectDancer, "defaultLook"> {
  const style = parseDanceForm(danceform)[0];
  const { look } = leaderOf(cast, style);
  return { look, style, models: bakedDancer, createEngine: dancerFor(danceform, cast ?? SOLO) };
}

/** How to make the dancers of a project as everybody sees them. */
export function dancerFor(danceform: string, cast: Cast) {
  const style = parseDanceForm(danceform)[0];
  return (canvas: HTMLCanvasElement) =>
    new DancerEngine(canvas, { models: bakedDancer, ...leaderOf(cast, style), style, cast });
}
