import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../../../server/src/music/ffmpeg/decode-pcm.ts";
import type { AnalysedClip } from "./analysed-clip.ts";

/** As much of a song is heard as the product cuts out of one. */
const SECONDS = 60;

/**
 * Hears the audio of a folder that has a `.beats` file of its name beside it: a beat a line, seconds and optionally
 * its position in the bar, 1 for the first.
 * @throws {Error} when there is none, or a file cannot be read.
 */
export async function analyseAnnotated(folder: string): Promise<AnalysedClip[]> {
  const names = (await readdir(folder)).sort();
  const clips: AnalysedClip[] = [];
  for (const beatsName of names.filter((name) => name.endsWith(".beats"))) {
    const name = beatsName.slice(0, -".beats".length);
    const audio = names.find((other) => other.startsWith(`${name}.`) && other !== beatsName);
    if (!audio) continue;
    const options = { sampleRate: ANALYSIS_RATE, channels: 1, maxSeconds: SECONDS } as const;
    const samples = await decodePcm(join(folder, audio), options);
    const marks = parseBeats(await readFile(join(folder, beatsName), "utf8"));
    const inside = marks.filter(({ time }) => time < samples.length / ANALYSIS_RATE);
    const end = inside.length < marks.length ? Number.POSITIVE_INFINITY : (inside.at(-1)?.time ?? 0) + 0.5;
    const heard = analyseAudio(samples);
    // What lies behind the last annotation is not known.
    const known = (times: number[]) => times.filter((time) => time < end);
    clips.push({
      name,
      truth: {
        beats: inside.map(({ time }) => time),
        downbeats: inside.filter(({ position }) => position === 1).map(({ time }) => time),
      },
      analysis: { ...heard, beats: known(heard.beats), downbeats: known(heard.downbeats) },
    });
  }
  if (clips.length === 0) throw new Error(`There is no audio with a .beats file in ${folder}.`);
  return clips;
}

/** Lines of a `.beats` file; what does not begin with a number is left out. */
export function parseBeats(text: string): { time: number; position: number | undefined }[] {
  return text.split("\n").flatMap((line) => {
    const [time, position] = line
      .trim()
      .split(/[\s,;]+/)
      .map(Number);
    if (line.trim() === "" || !Number.isFinite(time)) return [];
    return [{ time: time as number, position: Number.isFinite(position) ? position : undefined }];
  });
}
