import { expect, it } from "vitest";
import type { AudioAnalysis } from "../../../server/src/music/analysis.ts";
import type { AnalysedClip } from "./analysed-clip.ts";
import { calibration } from "./calibration.ts";

const beats = Array.from({ length: 40 }, (_, i) => i / 2);
const every = (count: number, from: number) => beats.filter((_, i) => i % count === from);

/** A clip in four whose bars are heard from this beat on, or whose bars are not known. */
function clip(confidence: { beats: number; downbeats: number }, from: number, downbeats = every(4, 0)): AnalysedClip {
  const analysis = { beats, downbeats: every(4, from), meter: 4, confidence } as unknown as AudioAnalysis;
  return { name: "", truth: { beats, downbeats }, analysis };
}

it("tells of each class of confidence how well beats or bars were heard", () => {
  const clips = [
    clip({ beats: 0.95, downbeats: 0.95 }, 0),
    clip({ beats: 1, downbeats: 0.3 }, 1),
    clip({ beats: 0.5, downbeats: 0.2 }, 0),
    clip({ beats: 0.55, downbeats: 0.3 }, 2, []),
  ];
  expect(calibration(clips, "beats")).toEqual([
    { "confidence of beats": "0.4 to 0.6", clips: 2, F: "1.000", "without failure": "1.00" },
    { "confidence of beats": "0.9 to 1", clips: 2, F: "1.000", "without failure": "0.50" },
  ]);
  expect(calibration(clips, "downbeats")).toEqual([
    { "confidence of downbeats": "0.2 to 0.4", clips: 2, F: "0.500", "without failure": "0.50" },
    { "confidence of downbeats": "0.9 to 1", clips: 1, F: "1.000", "without failure": "1.00" },
  ]);
});
