import { SAMPLE_RATE } from "./signal.ts";

/** A state-variable filter (Zavalishin's topology). `step` takes a sample; `low`, `band`, `high` hold what came of it. */
export class Filter {
  low = 0;
  band = 0;
  high = 0;
  #damping = 1.4;
  #a = 0;
  #b = 0;
  #c = 0;
  #first = 0;
  #second = 0;

  constructor(cutoff = 1000, resonance = 0.7) {
    this.tune(cutoff, resonance);
  }

  /** @param cutoff Hz @param resonance 0.5 (none) upwards */
  tune(cutoff: number, resonance = 0.7): this {
    const g = Math.tan((Math.PI * Math.min(cutoff, SAMPLE_RATE * 0.45)) / SAMPLE_RATE);
    this.#damping = 1 / resonance;
    this.#a = 1 / (1 + g * (g + this.#damping));
    this.#b = g * this.#a;
    this.#c = g * this.#b;
    return this;
  }

  step(input: number): this {
    const v3 = input - this.#second;
    const v1 = this.#a * this.#first + this.#b * v3;
    const v2 = this.#second + this.#b * this.#first + this.#c * v3;
    this.#first = 2 * v1 - this.#first;
    this.#second = 2 * v2 - this.#second;
    this.low = v2;
    this.band = v1;
    this.high = input - this.#damping * v1 - v2;
    return this;
  }
}
