import { scoreOf, type Timeline } from "@nataraj/sdk/choreography";
import { parseStepSequence } from "@nataraj/sdk/choreography/edit";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { type Dance, type DanceScore, DEFAULT_RIG, type Rig, solveDance } from "@nataraj/sdk/motion";

/** Length of a step where nothing says how long it is: two beats at 120 a minute. Seconds. */
const STEP_SECONDS = 1;

/** How many solved dances are kept: the one that is shown, the one before an edit and one that is tried. */
const KEPT = 3;

/** No dance at all: the dancer breathes and shifts the weight. */
const idleScore = (): DanceScore => ({ duration: 0, moves: [], beats: [] });

/** A score for a step sequence without times: two even beats a step. */
function scoreOfSequence(sequence: string, style: DanceStyle = "Freestyle"): DanceScore {
  const steps = parseStepSequence(sequence);
  return {
    duration: steps.length * STEP_SECONDS,
    moves: steps.map((move, i) => ({ move, start: i * STEP_SECONDS, end: (i + 1) * STEP_SECONDS, style })),
    beats: Array.from({ length: steps.length * 2 + 1 }, (_, i) => (i * STEP_SECONDS) / 2),
  };
}

/** Idle dances that are solved: those of one body are all the same. */
const idleDances = new WeakMap<Rig, Dance>();

/** What a dance source tells. */
export interface DanceSourceEvents {
  /** A dance is solved: what is drawn may be another one from now on. */
  solved: () => void;
  /** A dance cannot be solved; the one before goes on. */
  failed: (error: Error) => void;
}

/**
 * Has the dance of the last sequence or timeline that was set solved, for the current body and style, beside the page. It
 * solves only what is still wanted, and nothing before `start`.
 */
export class DanceSource {
  readonly #events: DanceSourceEvents;
  readonly #solveScore: typeof solveDance;
  #score: (style: DanceStyle | undefined) => DanceScore = idleScore;
  #style: DanceStyle | undefined;
  #rig: Rig = DEFAULT_RIG;
  #started = false;
  /** What is drawn: the dance that is wanted, or the one before for as long as that is solved. */
  #dance: Dance | undefined;
  #isCurrent = false;
  /** The dances that were solved last for this body, by their scores. The newest comes last. */
  readonly #kept = new Map<string, Dance>();
  /** What was asked of the solver last, and by which score. */
  #running: { key: string; dance: Promise<Dance>; stop: AbortController } | undefined;
  #solving = new AbortController();
  #idling = new AbortController();
  #idleReady: Promise<void> = Promise.resolve();
  #ready: Promise<void> = Promise.resolve();

  constructor(style: DanceStyle | undefined, events: DanceSourceEvents, solve = solveDance) {
    this.#style = style;
    this.#events = events;
    this.#solveScore = solve;
  }

  /** The dance to draw on the way; undefined while none is solved, and where none was set. */
  get shown(): Dance | undefined {
    return this.#dance;
  }

  /** The dance of what was set last; undefined while it is being solved. */
  get current(): Dance | undefined {
    return this.#isCurrent ? this.#dance : undefined;
  }

  /** The idle dance before and after it: the dancer breathes. Undefined until it is solved. */
  get idle(): Dance | undefined {
    return idleDances.get(this.#rig);
  }

  /** Resolves when what was set last is solved, or cannot be. */
  async ready(): Promise<void> {
    let last: unknown;
    while (last !== this.#ready) {
      last = this.#ready;
      await last;
    }
  }

  setSequence(sequence: string): void {
    this.#setScore((style) => scoreOfSequence(sequence, style));
  }

  setTimeline(timeline: Timeline): void {
    this.#setScore((style) => scoreOf(timeline, style));
  }

  /** Sets the style of segments that name none. */
  setStyle(style: DanceStyle): void {
    this.#style = style;
    this.#setScore(this.#score);
  }

  /** Sets the body that dances, and solves for it from now on. */
  start(rig: Rig = DEFAULT_RIG): void {
    if (this.#started && rig === this.#rig) return;
    this.#started = true;
    this.#rig = rig;
    this.#forget();
    this.#idling.abort();
    this.#idling = new AbortController();
    this.#idleReady = this.#solveIdle(rig, this.#idling.signal);
    this.#solve();
  }

  /** Stops solving for good. */
  dispose(): void {
    this.#started = false;
    this.#solving.abort();
    this.#idling.abort();
    this.#forget();
  }

  #forget(): void {
    this.#kept.clear();
    this.#stop();
  }

  #stop(): void {
    this.#running?.stop.abort();
    this.#running = undefined;
  }

  #setScore(score: (style: DanceStyle | undefined) => DanceScore): void {
    this.#score = score;
    this.#isCurrent = false;
    if (this.#started) this.#solve();
  }

  /** Begins to solve. Whatever is set in the same task takes its place before anything is done. */
  #solve(): void {
    this.#isCurrent = false;
    this.#solving.abort();
    this.#solving = new AbortController();
    this.#ready = this.#solveDance(this.#solving.signal);
  }

  async #solveIdle(rig: Rig, signal: AbortSignal): Promise<void> {
    if (idleDances.has(rig)) return;
    await this.#telling(signal, async () => {
      idleDances.set(rig, await this.#solveScore(idleScore(), { rig, signal }));
    });
  }

  async #solveDance(signal: AbortSignal): Promise<void> {
    // It is seen first, and takes less time.
    await this.#idleReady;
    if (signal.aborted || this.#score === idleScore) return;
    await this.#telling(signal, async () => {
      this.#dance = await this.#solved(this.#score(this.#style), signal);
      this.#isCurrent = true;
    });
  }

  /** What was tried before it is chosen, and what is taken back, is there at once. */
  async #solved(score: DanceScore, signal: AbortSignal): Promise<Dance> {
    const key = JSON.stringify(score);
    if (this.#running?.key !== key) this.#stop();
    const dance = this.#kept.get(key) ?? (await this.#run(key, score));
    signal.throwIfAborted();
    this.#kept.delete(key);
    this.#kept.set(key, dance);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return dance;
  }

  /** The same score, asked for again while it is solved, is waited for. */
  #run(key: string, score: DanceScore): Promise<Dance> {
    if (this.#running) return this.#running.dance;
    const stop = new AbortController();
    const dance = this.#solveScore(score, { rig: this.#rig, signal: stop.signal }).finally(() => {
      if (this.#running?.stop === stop) this.#running = undefined;
    });
    this.#running = { key, dance, stop };
    return dance;
  }

  async #telling(signal: AbortSignal, solve: () => Promise<void>): Promise<void> {
    try {
      await solve();
      this.#events.solved();
    } catch (error) {
      if (!signal.aborted) this.#events.failed(error as Error);
    }
  }
}
