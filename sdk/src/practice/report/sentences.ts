import type { LimbName } from "../body/limb.ts";
import type { Finding, HiddenPart, Match } from "../matching/match.ts";

/** Limbs in words. What is heard about is their ends: research says that beginners learn more from these. */
export const LIMB_LABELS: Readonly<Record<LimbName, string>> = {
  leftArm: "left hand",
  rightArm: "right hand",
  leftLeg: "left foot",
  rightLeg: "right foot",
};

const on = (count: number | undefined) => (count === undefined ? "" : ` on count ${count}`);
const centimetres = (metres: number) => `${Math.round(metres * 20) * 5} cm`;

/** Beats in words: halves, quarters and thirds that people say, else a number. */
export function beatsInWords(beats: number): string {
  const known: [number, string][] = [
    [0.25, "a quarter of a beat"],
    [0.5, "half a beat"],
    [0.75, "three quarters of a beat"],
    [1, "a beat"],
  ];
  const near = known.find(([value]) => Math.abs(value - beats) <= 0.07);
  return near ? near[1] : `${beats.toFixed(1)} beats`;
}

/** What a finding says, and what to do about it. */
export function findingText(finding: Finding): { says: string; advice: string } {
  switch (finding.kind) {
    case "unseen":
      return {
        says: "The camera saw too little of you.",
        advice: "Step back until all of you is in the picture, then try again.",
      };
    case "mirrored":
      return {
        says: "You danced the mirror image.",
        advice: "Turn the mirror on or off, or look at the dancer's back.",
      };
    case "different":
      return {
        says: "You danced a different move.",
        advice: "Watch it once more slowly, then do the moves one by one.",
      };
    case "late":
      return {
        says: `You were ${beatsInWords(finding.beats)} late.`,
        advice: "Begin each move a little before the count.",
      };
    case "early":
      return { says: `You were ${beatsInWords(finding.beats)} early.`, advice: "Wait for the count, then move." };
    case "still":
      return {
        says: `Your ${LIMB_LABELS[finding.limb]} hardly moved.`,
        advice: `Do the phrase once with the ${LIMB_LABELS[finding.limb]} alone.`,
      };
    case "limb":
      return {
        says: `Your ${LIMB_LABELS[finding.limb]} was about ${centimetres(finding.metres)} away${on(finding.count)}.`,
        advice: `Stop${on(finding.count)} and compare the ${LIMB_LABELS[finding.limb]} with the dancer's.`,
      };
  }
}

/** What is said of parts that a camera sees less of. */
export function hiddenText({ why }: HiddenPart): string {
  return why === "back"
    ? "Part of this is danced with the back to the camera. We compare what can be seen."
    : "Part of this is danced on the floor. We compare what can be seen.";
}

/** What is said of how far a phrase could be judged. */
export function matchNotes({ hidden, bothSidesAlike }: Pick<Match, "hidden" | "bothSidesAlike">): string[] {
  const alike = "This looks the same from both sides, so we cannot tell whether you mirrored it.";
  return [...new Set(hidden.map(hiddenText)), ...(bothSidesAlike ? [alike] : [])];
}

/** All that is said of a phrase; one sentence of praise where there is nothing to correct. */
export function matchSentences(match: Match): { says: string; advice: string }[] {
  if (match.findings.length === 0)
    return [{ says: "Well danced! There is nothing to correct here.", advice: "Go on, or dance it faster." }];
  return match.findings.map(findingText);
}

/** A ratio as people see it, as in 87 %. */
export function ratioText(ratio: number): string {
  return `${Math.round(ratio * 100)} %`;
}
