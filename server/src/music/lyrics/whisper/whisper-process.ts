import type { ChildProcess } from "node:child_process";
import { untilAborted } from "../../../cancellation/until-aborted.ts";
import type { ExclusiveLock } from "../../../data-folder/exclusive-lock.ts";
import type { TranscribeOptions, TranscribeProgress } from "../transcriber.ts";
import { type Hearing, type TranscribeRequest, WhisperReply } from "./protocol.ts";
import { Turns } from "./turns.ts";
import { WhisperError } from "./whisper-error.ts";

export interface WhisperProcessOptions {
  /** Starts the process; when it is first needed, and again when it has ended. */
  start(): ChildProcess;
  /** The process ends when it was not needed for this long, because it holds a gigabyte. Milliseconds. */
  idleMs?: number;
  /** A process that says nothing for this long is taken to hang. Milliseconds. */
  silenceMs?: number;
  /** Waits until no other process of this machine runs Whisper. Without it nobody else is waited for. */
  takeMachine?(signal: AbortSignal, onWait: () => void): Promise<ExclusiveLock>;
}

/** A clip, mono at WHISPER_RATE, and what is known of it. */
export type Clip = Omit<TranscribeRequest, "id">;

const IDLE_MS = 30_000;
/** How long a song takes is limited by its processor time; on a busy machine one step of it may take a minute. */
const SILENCE_MS = 300_000;

/** Whisper in a process of its own: one song at a time, others wait. */
export class WhisperProcess {
  readonly #options: Required<WhisperProcessOptions>;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #turns = new Turns();
  /** The song at work, which never rejects. */
  #atWork: Promise<unknown> = Promise.resolve();
  #lastId = 0;
  readonly #closed = new AbortController();

  constructor(options: WhisperProcessOptions) {
    const takeMachine = async (): Promise<ExclusiveLock> => ({ release: async () => {} });
    this.#options = { idleMs: IDLE_MS, silenceMs: SILENCE_MS, takeMachine, ...options };
  }

  /**
   * What is heard in a clip. An abort ends the process where it is at work on this clip.
   * @throws {WhisperError} when it cannot say; the signal's reason when aborted.
   */
  transcribe(
    clip: Clip,
    { signal, onProgress = () => {} }: Pick<TranscribeOptions, "signal" | "onProgress"> = {},
  ): Promise<Hearing> {
    const either = signal ? AbortSignal.any([signal, this.#closed.signal]) : this.#closed.signal;
    const onPlace = (place: number) => onProgress({ share: 0, place });
    const ask = async () => {
      const machine = await this.#options.takeMachine(either, () => onPlace(1));
      try {
        return await this.#ask(clip, either, onProgress);
      } finally {
        await machine.release();
      }
    };
    const work = () => {
      const asked = ask();
      this.#atWork = asked.catch(() => {});
      return asked;
    };
    const turn = this.#turns.run(work, { signal: either, onPlace });
    return untilAborted(turn, either);
  }

  /** Ends the process. Requests under way and later ones fail. */
  async close(): Promise<void> {
    this.#closed.abort(new WhisperError("closed"));
    await this.#atWork;
    await this.#end();
  }

  async #ask(clip: Clip, signal: AbortSignal, onProgress: (progress: TranscribeProgress) => void): Promise<Hearing> {
    signal.throwIfAborted();
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    const id = ++this.#lastId;
    const over = new AbortController();
    let silence: NodeJS.Timeout | undefined;
    try {
      const hearing = await new Promise<Hearing>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
        const expectWord = () => {
          clearTimeout(silence);
          silence = setTimeout(() => reject(new WhisperError("timeout")), this.#options.silenceMs);
        };
        expectWord();
        const onMessage = (message: unknown) => {
          const reply = WhisperReply.safeParse(message);
          if (!reply.success) return reject(new WhisperError("failed"));
          if (reply.data.id !== id) return;
          expectWord();
          if ("share" in reply.data) onProgress({ share: reply.data.share, words: reply.data.text });
          else if ("hearing" in reply.data) resolve(reply.data.hearing);
          else reject(new WhisperError(reply.data.failure, reply.data.subject));
        };
        const onEnd = () => reject(new WhisperError("ended"));
        child.on("message", onMessage).on("exit", onEnd).on("error", onEnd);
        over.signal.addEventListener("abort", () => {
          clearTimeout(silence);
          child.off("message", onMessage).off("exit", onEnd).off("error", onEnd);
        });
        const request: TranscribeRequest = { id, ...clip };
        child.send(request, (error) => error && onEnd());
      });
      this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs);
      return hearing;
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
