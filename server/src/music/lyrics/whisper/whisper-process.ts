import type { ChildProcess } from "node:child_process";
import { untilAborted } from "../../../cancellation/until-aborted.ts";
import type { LyricWord } from "../../analysis.ts";
import { type TranscribeRequest, WhisperReply } from "./protocol.ts";
import { WhisperError } from "./whisper-error.ts";

export interface WhisperProcessOptions {
  /** Starts the process; when it is first needed, and again when it has ended. */
  start(): ChildProcess;
  /** The process ends when it was not needed for so long; it holds a gigabyte. Milliseconds. */
  idleMs?: number;
  /** A song may take no longer. Milliseconds. */
  limitMs?: number;
}

export interface TranscribeOptions {
  signal?: AbortSignal | undefined;
  /** Told the share that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

const IDLE_MS = 120_000;
const LIMIT_MS = 180_000;

/** Whisper in a process of its own: one song at a time, others wait. */
export class WhisperProcess {
  readonly #options: Required<WhisperProcessOptions>;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #lastId = 0;
  readonly #closed = new AbortController();

  constructor(options: WhisperProcessOptions) {
    this.#options = { idleMs: IDLE_MS, limitMs: LIMIT_MS, ...options };
  }

  /**
   * The words of a clip: mono samples at WHISPER_RATE. An abort ends the process where it is at work on this clip.
   * @throws {WhisperError} when it cannot say; the signal's reason when aborted.
   */
  transcribe(samples: Float32Array, { signal, onProgress = () => {} }: TranscribeOptions = {}): Promise<LyricWord[]> {
    const either = signal ? AbortSignal.any([signal, this.#closed.signal]) : this.#closed.signal;
    const turn = this.#queue.then(() => {
      either.throwIfAborted();
      return this.#ask(samples, either, onProgress);
    });
    this.#queue = turn.catch(() => {});
    return untilAborted(turn, either);
  }

  /** Ends the process. What is asked for then and afterwards fails. */
  async close(): Promise<void> {
    this.#closed.abort(new WhisperError("closed"));
    await this.#queue;
    await this.#end();
  }

  async #ask(samples: Float32Array, signal: AbortSignal, onProgress: (share: number) => void): Promise<LyricWord[]> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    const id = ++this.#lastId;
    const over = new AbortController();
    const limit = AbortSignal.timeout(this.#options.limitMs);
    try {
      const words = await new Promise<LyricWord[]>((resolve, reject) => {
        const until = { signal: over.signal };
        signal.addEventListener("abort", () => reject(signal.reason), until);
        limit.addEventListener("abort", () => reject(new WhisperError("timeout")), until);
        const onMessage = (message: unknown) => {
          const reply = WhisperReply.safeParse(message);
          if (!reply.success) return reject(new WhisperError("failed"));
          if (reply.data.id !== id) return;
          if ("share" in reply.data) onProgress(reply.data.share);
          else if ("words" in reply.data) resolve(reply.data.words);
          else reject(new WhisperError(reply.data.failure, reply.data.subject));
        };
        const onEnd = () => reject(new WhisperError("ended"));
        child.on("message", onMessage).on("exit", onEnd).on("error", onEnd);
        over.signal.addEventListener("abort", () => {
          child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
        });
        const request: TranscribeRequest = { id, samples };
        child.send(request, (error) => error && onEnd());
      });
      this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs);
      return words;
    } catch (error) {
      // Whatever went wrong, the next song begins with a fresh process.
      over.abort();
      await this.#end();
      throw error;
    } finally {
      over.abort();
    }
  }

  #start(): ChildProcess {
    const child = this.#options.start();
    child.on("error", () => {}); // who asked is told
    child.on("exit", () => {
      if (this.#child === child) this.#child = undefined;
    });
    return child;
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }
}
