import { parseStepSequence, scoreOf, type Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { createDance, type Dance, type DanceScore, DEFAULT_RIG, type Rig } from "@nataraj/sdk/motion";

/** Length of a step where nothing says how long it is: two beats at 120 a minute. Seconds. */
const STEP_SECONDS = 1;

/** No dance at all: the dancer breathes and shifts the weight. */
const idleScore = (): DanceScore => ({ duration: 0, moves: [], beats: [] });

/** A bare step sequence on an even pulse, two beats a step. */
function scoreOfSequence(sequence: string, style: DanceStyle = "Freestyle"): DanceScore {
  const steps = parseStepSequence(sequence);
  return {
    duration: steps.length * STEP_SECONDS,
    moves: steps.map((move, i) => ({ move, start: i * STEP_SECONDS, end: (i + 1) * STEP_SECONDS, style })),
    beats: Array.from({ length: steps.length * 2 + 1 }, (_, i) => (i * STEP_SECONDS) / 2),
  };
}

/** What is danced: the last dance that was told, for the body and in the style of the day. */
export class DanceSource {
  #score: (style: DanceStyle | undefined) => DanceScore = idleScore;
  #style: DanceStyle | undefined;
  #rig: Rig = DEFAULT_RIG;
  #idle: Dance = createDance(idleScore());
  #dance: Dance = this.#idle;

  constructor(style: DanceStyle | undefined) {
    this.#style = style;
  }

  /** The dance that was told last. */
  get dance(): Dance {
    return this.#dance;
  }

  /** Breathing, before and after. */
  get idle(): Dance {
    return this.#idle;
  }

  setSequence(sequence: string): void {
    this.#rebuild((style) => scoreOfSequence(sequence, style));
  }

  setTimeline(timeline: Timeline): void {
    this.#rebuild((style) => scoreOf(timeline, style));
  }

  /** How segments are danced that name no style. */
  setStyle(style: DanceStyle): void {
    this.#style = style;
    this.#rebuild(this.#score);
  }

  /** Solves everything for another body. */
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
