import { tmpdir } from "node:os";
import { isApiError } from "@nataraj/sdk/contract";
import { createTemporaryFolders } from "../../disk/temporary-folders.ts";
import type { SongAnalysis } from "../../music/analysis.ts";
import { analyseSong } from "../../music/audio-analysis/analyse-song.ts";
import { correctTempo } from "../../music/audio-analysis/correct-tempo.ts";
import { intakeSong } from "../../music/intake/intake-song.ts";
import { findLyrics } from "../../music/lyrics/find-lyrics.ts";
import { createTranscribers, type TranscriberSettings } from "../../music/lyrics/transcribers.ts";
import type { Planner } from "../../planning/planner.ts";
import { readArguments, USAGE, UsageError } from "./arguments.ts";

/** What the command works with; tests put doubles in. */
export interface ChoreographContext {
  /** Arguments after the command's name. */
  argv: readonly string[];
  /** Folder that a relative FILE counts from. */
  cwd: string;
  planner: Planner;
  /** How words are heard. */
  transcribers: TranscriberSettings;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  signal?: AbortSignal;
}

/**
 * `npm run choreograph`: the whole generation without the site. Prints JSON `{analysis, choreography}` and nothing
 * else on standard output.
 * @returns the exit code: 0 done, 1 the song was refused or something failed, 2 the command line was wrong.
 */
export async function choreograph(context: ChoreographContext): Promise<number> {
  try {
    await run(context);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      context.stderr(`${error.message}\n${USAGE}\n`);
      return 2;
    }
    const message = error instanceof Error ? error.message : String(error);
    context.stderr(isApiError(error) ? `${error.code}: ${message}\n` : `The choreography failed: ${message}\n`);
    return 1;
  }
}

async function run(context: ChoreographContext): Promise<void> {
  const folders = createTemporaryFolders(tmpdir(), { prefix: "nataraj-choreograph-" });
  await folders.sweep();
  await folders.use((workDir) => runIn(workDir, context));
}

async function runIn(workDir: string, context: ChoreographContext): Promise<void> {
  const { argv, cwd, planner, transcribers, stdout, stderr, signal } = context;
  const { file, start, end, styles, seed, tempo, explain } = await readArguments(argv, cwd);
  const hearing = createTranscribers(transcribers);
  try {
    const song = await intakeSong({ file, startMs: start, endMs: end, workDir, signal });
    stderr(`Listening to ${song.duration.toFixed(2)} seconds.\n`);
    const heard = await analyseSong(song.path, { signal });
    const onFailure = (sentence: string, reason: string) => stderr(`${sentence} ${reason}\n`);
    const { path, duration, lyrics: tagLyrics } = song;
    const { lyrics, source } = await findLyrics({ path, tagLyrics, duration, signal, onFailure }, hearing.transcribers);
    stderr(`${lyrics.length} lines of lyrics (${source}).\n`);
    const listening = tempo ? correctTempo(heard, tempo) : heard;
    const analysis: SongAnalysis = {
      ...listening,
      lyrics,
      lyricsSource: source,
      ...(tempo && { tempoCorrection: tempo }),
    };
    const plan = await planner.plan({ analysis, styles, seed }, signal);
    if (explain) stderr(`${plan.explanation.join("\n")}\n`);
    stdout(`${JSON.stringify({ analysis, choreography: plan.choreography }, null, 2)}\n`);
  } finally {
    await hearing.close();
  }
}
