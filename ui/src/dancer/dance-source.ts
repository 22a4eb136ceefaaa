import { parseStepSequence, scoreOf, type Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { createDance, type Dance, type DanceScore, DEFAULT_RIG, type Rig } from "@nataraj/sdk/motion";

/** Length of a step where nothing says how long it is: two beats at 120 a minute. Seconds. */
const STEP_SECONDS = 1;

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

/** Makes the dance of the last sequence or timeline that was set, for the current body and style. */
export class DanceSource {
  #score: (style: DanceStyle | undefined) => DanceScore = idleScore;
  #style: DanceStyle | undefined;
  #rig: Rig = DEFAULT_RIG;
  #idle: Dance = createDance(idleScore());
  #dance: Dance = this.#idle;

  constructor(style: DanceStyle | undefined) {
    this.#style = style;
  }

  /** The dance of what was set last. */
  get dance(): Dance {
    return this.#dance;
  }

  /** The idle dance before and after it: the dancer breathes. */
  get idle(): Dance {
    return this.#idle;
  }

  setSequence(sequence: string): void {
    this.#rebuild((style) => scoreOfSequence(sequence, style));
  }

  setTimeline(timeline: Timeline): void {
    this.#rebuild((style) => scoreOf(timeline, style));
  }

  /** Sets the style of segments that name none. */
  setStyle(style: DanceStyle): void {
    this.#style = style;
    this.#rebuild(this.#score);
  }

  /** Solves both dances for another body. */
  setRig(rig: Rig): void {
    if (rig === this.#rig) return;
    this.#rig = rig;
    this.#idle = createDance(idleScore(), { rig });
    this.#rebuild(this.#score);
  }

  #rebuild(score: (style: DanceStyle | undefined) => DanceScore): void {
    this.#score = score;
    this.#dance = score === idleScore ? this.#idle : createDance(score(this.#style), { rig: this.#rig });
  }
}
