import { type DanceStyle, parseDanceForm } from "@nataraj/sdk/contract";
import type { Cast } from "@nataraj/sdk/stage";
import {
  DancerEngine,
  type DressedLook,
  defaultLookFor,
  LOOK_IDS,
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
  createEngine: (canvas: HTMLCanvasElement) => DancerEngine;
}

const defaultLookOf = (style: DanceStyle | undefined): LookId => {
  const wanted = defaultLookFor(style);
  return isBaked(wanted) ? wanted : FALLBACK;
};

/**
 * The dancer of a project for this person: as everybody sees it, dressed as its owner has chosen, else for its first
 * style. Only an avatar of this person's own takes its place.
 * @param cast Asked again for every stage: the choice may be another one by then.
 */
export function projectDancer(danceform: string, cast: () => Cast | undefined = () => undefined): ProjectDancer {
  const style = parseDanceForm(danceform)[0];
  const defaultLook = defaultLookOf(style);
  const dressed = (): DressedLook =>
    lookNamed(cast()?.looks?.[0]) ?? { look: defaultLook, variant: LOOKS[defaultLook].variants[0].id };
  return {
    defaultLook,
    look: dressed().look,
    style,
    models: bakedDancer,
    createEngine: (canvas) => {
      const { look, variant } = dressed();
      return new DancerEngine(canvas, { models: bakedDancer, look, variant, avatar: ownAvatar(), style, cast: cast() });
    },
  };
}

/**
 * How to make the dancers of a project as everybody sees them: the leader in the look asked for, else as its owner has
 * chosen, else dressed for its first style.
 */
export function dancerFor(danceform: string, wanted?: string | null, variant?: string | null, cast?: Cast) {
  const style = parseDanceForm(danceform)[0];
  const asked = LOOK_IDS.find((id) => id === wanted);
  const chosen = lookNamed(cast?.looks?.[0]);
  const look = asked ?? chosen?.look ?? defaultLookOf(style);
  const colours = asked ? variant : (variant ?? chosen?.variant);
  const looks = [`${look}/${colours ?? LOOKS[look].variants[0].id}`, ...(cast?.looks?.slice(1) ?? [])];
  return (canvas: HTMLCanvasElement) =>
    new DancerEngine(canvas, {
      models: bakedDancer,
      look,
      style,
      variant: colours ?? undefined,
      cast: cast && { ...cast, looks },
    });
}
