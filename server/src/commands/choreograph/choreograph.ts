import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isApiError } from "@nataraj/sdk/contract";
import type { Analysis } from "../../music/analysis.ts";
import { intakeSong } from "../../music/intake/intake-song.ts";
import { correctTempo } from "../../music/listening/correct-tempo.ts";
import { listenToSong } from "../../music/listening/listen-to-song.ts";
import { findLyrics } from "../../music/words/find-lyrics.ts";
import { createWordSources, type WordSettings } from "../../music/words/word-sources.ts";
import type { Planner } from "../../planning/planner.ts";
import { readArguments, USAGE, UsageError } from "./arguments.ts";

/** What the command works with; tests put doubles in. */
export interface ChoreographWorld {
  /** Arguments after the command's name. */
  argv: readonly string[];
  /** Folder that a relative FILE counts from. */
  cwd: string;
  planner: Planner;
  /** How words are heard. */
  words: WordSettings;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  signal?: AbortSignal;
}

/**
 * `npm run choreograph`: the whole generation without the site. Prints JSON `{analysis, choreography}` and nothing
 * else on standard output.
 * @returns the exit code: 0 done, 1 the song was refused or something failed, 2 the command line was wrong.
 */
export async function choreograph(world: ChoreographWorld): Promise<number> {
  try {
    await run(world);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      world.stderr(`${error.message}\n${USAGE}\n`);
      return 2;
    }
    const message = error instanceof Error ? error.message : String(error);
    world.stderr(isApiError(error) ? `${error.code}: ${message}\n` : `The choreography failed: ${message}\n`);
    return 1;
  }
}

async function run({ argv, cwd, planner, words, stdout, stderr, signal }: ChoreographWorld): Promise<void> {
  const { file, start, end, styles, seed, tempo, explain } = await readArguments(argv, cwd, signal);
  const hearing = createWordSources(words);
  const workDir = await mkdtemp(join(tmpdir(), "nataraj-choreograph-"));
  try {
    const song = await intakeSong({ file, startMs: start, endMs: end, workDir, signal });
    stderr(`Listening to ${song.duration.toFixed(2)} seconds.\n`);
    const heard = await listenToSong(song.path, { signal });
    const onFailure = (sentence: string, reason: string) => stderr(`${sentence} ${reason}\n`);
    const { path, duration, lyrics: tagLyrics } = song;
    const { lyrics, source } = await findLyrics({ path, tagLyrics, duration, signal, onFailure }, hearing.sources);
    stderr(`${lyrics.length} lines of lyrics (${source}).\n`);
    const listening = tempo ? correctTempo(heard, tempo) : heard;
    const analysis: Analysis = {
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
    await rm(workDir, { recursive: true, force: true });
  }
}
