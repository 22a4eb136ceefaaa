import type { Figure } from "../body/figure.ts";
import type { LimbName } from "../body/limb.ts";

/** How well one limb was danced. */
export interface LimbMatch {
  limb: LimbName;
  /** 0 to 1; undefined where it was not in sight. */
  ratio: number | undefined;
  /** It hung still while the dancer's moved. */
  still: boolean;
  /** Where its end was farthest off, over a count; undefined where it was not in sight. */
  worst: { time: number; count: number | undefined; metres: number } | undefined;
}

/** What is to be said of a phrase, the most important first. */
export type Finding =
  /** Nobody, or hardly anybody, was in sight. */
  | { kind: "unseen" }
  /** It was the mirror image of what was to be danced. */
  | { kind: "mirrored" }
  /** It was something else. */
  | { kind: "different" }
  | { kind: "late" | "early"; beats: number }
  | { kind: "still"; limb: LimbName }
  /** The end of a limb was away from its place. */
  | { kind: "limb"; limb: LimbName; metres: number; time: number; count: number | undefined };

/** A moment at which body and dance differ much. */
export interface Moment {
  /** Seconds in the song: of the picture, and of what was danced then. */
  time: number;
  danced: number;
  count: number | undefined;
  /** Both as a camera sees them. */
  person: Figure;
  dancer: Figure;
}

/** Part of a dance in which a camera in front sees less of a body. */
export interface HiddenPart {
  why: "back" | "floor";
  start: number;
  end: number;
}

/** What was danced of a stretch of a dance, compared with the dance. */
export interface Match {
  start: number;
  end: number;
  /** The matching ratio: how well what was seen was danced, 0 to 1, whether in time or up to a beat beside it. */
  ratio: number;
  /** Share of the stretch in which a body was in sight. */
  seen: number;
  /** Beats behind the music, negative before it; undefined where the delay of the devices is not known. */
  late: number | undefined;
  limbs: LimbMatch[];
  findings: Finding[];
  /** At most three, the worst first. */
  moments: Moment[];
  hidden: HiddenPart[];
  /** The dance looks the same as its mirror image here: which of both was danced cannot be told. */
  bothSidesAlike: boolean;
}
