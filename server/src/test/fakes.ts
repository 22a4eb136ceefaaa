import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MOVE_COUNT, typedTempo } from "@nataraj/sdk/contract";
import type { GenerationSteps } from "../generation/generation-steps.ts";
import type { AudioAnalysis } from "../music/analysis.ts";
import type { Intake } from "../projects/create-project.ts";

/** An intake that takes anything for two seconds of music. */
export const fakeIntake: Intake = async ({ workDir }) => {
  const path = join(workDir, "song.mp3");
  await writeFile(path, "not really music, but long enough for a range");
  return { path, contentType: "audio/mpeg", extension: "mp3", duration: 2 };
};

export const AUDIO_ANALYSIS: AudioAnalysis = {
  duration: 2,
  tempo: 120,
  beats: [0, 0.5, 1, 1.5],
  downbeats: [0],
  meter: 4,
  hasBeat: true,
  confidence: { beats: 1, downbeats: 1, sections: 1 },
  sections: [{ start: 0, end: 2, label: "A", energy: 1 }],
  energy: [1, 1, 1, 1],
  accents: [],
};

/** Steps that note what they are asked; an analysis can be held back with `gate`, the words with `lyricsGate`. */
export class FakeSteps implements GenerationSteps {
  analysed = 0;
  /** Paths of the songs to which listening was broken off. */
  readonly aborted: string[] = [];
  readonly seeds: string[] = [];
  readonly tempos: number[] = [];
  gate: Promise<void> = Promise.resolve();
  lyricsGate: Promise<void> = Promise.resolve();
  failure: Error | undefined;

  reset(): void {
    this.analysed = 0;
    this.aborted.length = 0;
    this.seeds.length = 0;
    this.tempos.length = 0;
    this.gate = Promise.resolve();
    this.lyricsGate = Promise.resolve();
    this.failure = undefined;
  }

  readonly findLyrics: GenerationSteps["findLyrics"] = async (song) => {
    const { tagLyrics, knownLines = [], language, duration, signal, onProgress } = song;
    onProgress?.({ share: 0.5, words: "la la" });
    await Promise.race([this.lyricsGate, aborted(signal)]);
    const said = language ? { language } : {};
    if (knownLines.length > 0) {
      const lyrics = knownLines.map((text, i) => ({ text, start: i * 0.5, end: Math.min(i * 0.5 + 0.4, duration) }));
      return { lyrics, source: "given", isAligned: true, ...said };
    }
    return { lyrics: Array.isArray(tagLyrics) ? tagLyrics : [], source: tagLyrics ? "tags" : "none", ...said };
  };

  readonly analyse: GenerationSteps["analyse"] = async (path, { signal, onProgress }) => {
    onProgress(0.5);
    this.analysed++;
    signal.addEventListener("abort", () => this.aborted.push(path));
    await Promise.race([this.gate, aborted(signal)]);
    if (this.failure) throw this.failure;
    return AUDIO_ANALYSIS;
  };

  readonly correctTempo: GenerationSteps["correctTempo"] = (listening, correction) => ({
    ...listening,
    tempo: typedTempo(correction) ?? listening.tempo * (correction === "half" ? 0.5 : correction === "double" ? 2 : 1),
  });

  readonly planner: GenerationSteps["planner"] = {
    plan: async ({ analysis, seed }) => {
      this.seeds.push(seed);
      this.tempos.push(analysis.tempo);
      const step = (this.seeds.length % MOVE_COUNT) + 1;
      const choreography = {
        "0.00": { lyrics: "", steps: [step], start: 0, end: 1 },
        "1.00": { lyrics: "", steps: [step], start: 1, end: 2 },
      };
      return { choreography, plannedBy: { "0.00": "built-in", "1.00": "built-in" }, explanation: [] };
    },
    planSegment: async ({ analysis, seed, current, segmentKey }) => {
      this.seeds.push(seed);
      this.tempos.push(analysis.tempo);
      const start = current.segments.find(({ key }) => key === segmentKey)?.steps[0]?.start ?? 0;
      return { steps: [(this.seeds.length % MOVE_COUNT) + 1], at: [start], explanation: [] };
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}

/** Resolves when a condition holds. @throws after five minutes: it never will. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < 300_000; waited += 20) {
    if (await condition()) return;
    await sleep(20);
  }
  throw new Error("The condition never held.");
}
