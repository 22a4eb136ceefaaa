import type { TagLyrics } from "../../analysis.ts";
import { startWorker } from "../../audio-analysis/start-worker.ts";

/** How the tags of a file are read. */
export interface TagOptions {
  /** Ends the worker thread; the call then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Tags that take longer are left unread. Milliseconds. */
  limitMs?: number;
}

/** Many times what an honest file takes, also on a busy machine. */
const LIMIT_MS = 6_000;
const MEMORY_MB = 256;

/**
 * What a stranger's tags say of the words, as `tagLyricsOf` answers it. Read in a worker thread with limits of time
 * and memory: a file of nothing but small tags keeps a parser busy for minutes. Tags beyond them say nothing.
 * @throws only the signal's reason, when aborted.
 */
export async function readTagLyrics(file: string, options: TagOptions = {}): Promise<TagLyrics | undefined> {
  const { signal, limitMs = LIMIT_MS } = options;
  signal?.throwIfAborted();
  const limits = { maxOldGenerationSizeMb: MEMORY_MB };
  const worker = startWorker("tags-worker", import.meta.url, file, [], limits);
  const ended = new AbortController();
  try {
    return await new Promise<TagLyrics | undefined>((resolve, reject) => {
      const until = { signal: ended.signal };
      signal?.addEventListener("abort", () => reject(signal.reason), until);
      AbortSignal.timeout(limitMs).addEventListener("abort", () => resolve(undefined), until);
      worker.on("message", resolve);
      worker.on("error", () => resolve(undefined));
      worker.on("exit", () => resolve(undefined));
    });
  } finally {
    ended.abort();
    await worker.terminate();
  }
}
