import { type AnalysedClip, failureOf } from "./analysed-clip.ts";
import { fMeasure, mean } from "./measures.ts";

/** Where the classes of confidence begin. */
const CLASSES = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9];

/**
 * What confidence of beats or of bars has meant: for each class of it the clips, their F of what it is about, and how
 * many were heard well. Rising. Clips whose beats or bars are not known are left out.
 */
export function calibration(
  clips: readonly AnalysedClip[],
  heard: "beats" | "downbeats",
): Record<string, string | number>[] {
  const known = clips.filter(({ truth }) => truth[heard].length > 0);
  return CLASSES.flatMap((from, i) => {
    const to = CLASSES[i + 1] ?? 1;
    const inClass = known.filter(({ analysis }) => {
      const confidence = analysis.confidence[heard];
      return confidence >= from && (confidence < to || to === 1);
    });
    if (inClass.length === 0) return [];
    const well = inClass.filter((clip) => failureOf(clip) === undefined);
    return [
      {
        [`confidence of ${heard}`]: `${from} to ${to}`,
        clips: inClass.length,
        F: mean(inClass.map(({ truth, analysis }) => fMeasure(truth[heard], analysis[heard]))).toFixed(3),
        "without failure": (well.length / inClass.length).toFixed(2),
      },
    ];
  });
}
