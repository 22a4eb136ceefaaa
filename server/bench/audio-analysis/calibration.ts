import { type AnalysedClip, failureOf } from "./analysed-clip.ts";
import { fMeasure, mean } from "./measures.ts";

/** Where the classes of confidence begin. */
const CLASSES = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9];

/** What confidence has meant: for each class of it the clips, their F, and how many were heard well. Rising. */
export function calibration(clips: readonly AnalysedClip[]): Record<string, string | number>[] {
  return CLASSES.flatMap((from, i) => {
    const to = CLASSES[i + 1] ?? 1;
    const inClass = clips.filter(({ analysis }) => {
      const { beats } = analysis.confidence;
      return beats >= from && (beats < to || to === 1);
    });
    if (inClass.length === 0) return [];
    const well = inClass.filter((clip) => failureOf(clip) === undefined);
    return [
      {
        confidence: `${from} to ${to}`,
        clips: inClass.length,
        F: mean(inClass.map(({ truth, analysis }) => fMeasure(truth.beats, analysis.beats))).toFixed(3),
        "without failure": (well.length / inClass.length).toFixed(2),
      },
    ];
  });
}
