import type { Finding, Match } from "./match.ts";

/** Less in sight than this is not judged. */
const LEAST_SEEN = 0.4;
/** It is another dance if the ratio of all is below the first, and of this many limbs that moved below the second. */
const DIFFERENT = 0.8;
const DIFFERENT_LIMB = 0.74;
const DIFFERENT_LIMBS = 2;
/** Less than this beside the beat is in time. Beats. */
const IN_TIME = 0.12;
/** A limb below this ratio is mentioned if its end was off by this distance. Metres. */
const LIMB_RATIO = 0.8;
const LIMB_METRES = 0.15;
/** Nobody can think of more corrections at once. */
const MAX_FINDINGS = 3;

interface Judged extends Pick<Match, "ratio" | "seen" | "late" | "limbs"> {
  /** The mirror image fits clearly better. */
  isMirrored: boolean;
}

/** What is to be said of a match, the most important first; nothing where it was well danced. */
export function findingsOf({ ratio, seen, late, limbs, isMirrored }: Judged): Finding[] {
  if (seen < LEAST_SEEN) return [{ kind: "unseen" }];
  if (isMirrored) return [{ kind: "mirrored" }];
  const elsewhere = limbs.filter((each) => !each.still && each.ratio !== undefined && each.ratio < DIFFERENT_LIMB);
  if (ratio < DIFFERENT && elsewhere.length >= DIFFERENT_LIMBS) return [{ kind: "different" }];
  const findings: Finding[] = [];
  if (late !== undefined && Math.abs(late) >= IN_TIME)
    findings.push({ kind: late > 0 ? "late" : "early", beats: Math.abs(late) });
  const wrong = limbs
    .filter((each) => each.ratio !== undefined && (each.still || each.ratio < LIMB_RATIO))
    .sort((a, b) => (a.ratio ?? 1) - (b.ratio ?? 1));
  for (const { limb, still, worst } of wrong) {
    if (still) findings.push({ kind: "still", limb });
    else if (worst && worst.metres >= LIMB_METRES) findings.push({ kind: "limb", limb, ...worst });
  }
  return findings.slice(0, MAX_FINDINGS);
}
