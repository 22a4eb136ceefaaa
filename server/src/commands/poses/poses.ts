import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { buildTimeline, readChoreography, scoreOf } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { bvhOf, CATALOGUE, createDance, type DanceScore, poseSequence } from "@nataraj/sdk/motion";
import { type PosesArguments, readPosesArguments, USAGE, UsageError } from "./arguments.ts";

/** What the command works with; tests put doubles in. */
export interface PosesContext {
  /** Arguments after the command's name. */
  argv: readonly string[];
  /** Folder that relative files count from. */
  cwd: string;
  /** What `npm run choreograph -- FILE …` prints. */
  choreographFile: (argv: string[]) => Promise<string>;
  stderr: (text: string) => void;
}

/**
 * `npm run poses`: writes a dance as data. @returns The exit code: 0 done, 1 something failed, 2 the command line was
 * wrong.
 */
export async function poses({ argv, cwd, choreographFile, stderr }: PosesContext): Promise<number> {
  try {
    const asked = readPosesArguments(argv, cwd);
    const dance = createDance(await scoreFor(asked, choreographFile));
    const sequence = poseSequence(dance, asked.fps);
    await writeFile(asked.out, JSON.stringify(sequence));
    if (asked.bvh !== undefined) await writeFile(asked.bvh, bvhOf(dance, asked.fps));
    stderr(`${sequence.frames.length} frames of ${sequence.bones.length} bones in ${asked.out}.\n`);
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const wrong = error instanceof UsageError;
    stderr(wrong ? `${message}\n${USAGE}\n` : `The poses failed: ${message}\n`);
    return wrong ? 2 : 1;
  }
}

async function scoreFor(asked: PosesArguments, choreographFile: PosesContext["choreographFile"]): Promise<DanceScore> {
  const { file, steps, bpm, style } = asked;
  if (file === undefined) return scoreOfSteps(steps, bpm, style);
  const song = extname(file).toLowerCase() !== ".json";
  const text = song
    ? await choreographFile([file, ...(style ? ["--styles", style] : [])])
    : await readFile(file, "utf8");
  return scoreOfText(text, style);
}

/** Steps one after the other on an even pulse, each in its own length. */
function scoreOfSteps(steps: readonly number[], bpm: number, style: DanceStyle = "Freestyle"): DanceScore {
  const beat = 60 / bpm;
  let end = 0;
  const moves = steps.map((move) => {
    const start = end;
    end += (CATALOGUE[move - 1]?.beats ?? 4) * beat;
    return { move, start, end, style };
  });
  return { duration: end, moves, beats: Array.from({ length: Math.round(end / beat) + 1 }, (_, i) => i * beat) };
}

/** The score of what `npm run choreograph` prints, or of a choreography document alone. */
function scoreOfText(text: string, style: DanceStyle | undefined): DanceScore {
  const whole = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Record<string, unknown>;
  const { choreography, analysis } = whole as { choreography?: unknown; analysis?: { duration?: number } };
  const { document } = readChoreography(choreography ? JSON.stringify(choreography) : text);
  const ends = Object.values(document).flatMap((segment) => [segment.end ?? 0, ...(segment.beats ?? [])]);
  const duration = analysis?.duration ?? Math.max(0, ...ends);
  if (!(duration > 0)) throw new Error("The choreography does not say how long its song is.");
  const score = scoreOf(buildTimeline(document, duration), style);
  return style ? { ...score, moves: score.moves.map((move) => ({ ...move, style })) } : score;
}
