import { SAMPLE_RATE } from "../synthesis/signal.ts";

/** A second-order resonator with unit gain at 0 Hz, as in a cascade of formants (Klatt 1980). */
export class Resonator {
  #a = 1;
  #b = 0;
  #c = 0;
  #last = 0;
  #before = 0;

  /** @param frequency @param bandwidth Hz */
  tune(frequency: number, bandwidth: number): void {
    const r = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
    this.#c = -r * r;
    this.#b = 2 * r * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
    this.#a = 1 - this.#b - this.#c;
  }

  step(input: number): number {
    const output = this.#a * input + this.#b * this.#last + this.#c * this.#before;
    this.#before = this.#last;
    this.#last = output;
    return output;
  }
}

/** The inverse of a resonator: a zero, as the nose brings one. */
export class AntiResonator {
  #a = 1;
  #b = 0;
  #c = 0;
  #last = 0;
  #before = 0;

  /** @param frequency @param bandwidth Hz */
  tune(frequency: number, bandwidth: number): void {
    const r = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
    const c = -r * r;
    const b = 2 * r * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
    const a = 1 - b - c;
    this.#a = 1 / a;
    this.#b = -b / a;
    this.#c = -c / a;
  }

  step(input: number): number {
    const output = this.#a * input + this.#b * this.#last + this.#c * this.#before;
    this.#before = this.#last;
    this.#last = input;
    return output;
  }
}

/** A band of noise: a resonator with unit gain at its peak and none at 0 Hz. */
export class BandPass {
  #gain = 0;
  #b = 0;
  #c = 0;
  #last = 0;
  #before = 0;
  #input = 0;
  #inputBefore = 0;

  /** @param frequency @param bandwidth Hz */
  tune(frequency: number, bandwidth: number): void {
    const r = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
    this.#c = -r * r;
    this.#b = 2 * r * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
    this.#gain = (1 - r * r) / 2;
  }

  step(input: number): number {
    const output = this.#gain * (input - this.#inputBefore) + this.#b * this.#last + this.#c * this.#before;
    this.#inputBefore = this.#input;
    this.#input = input;
    this.#before = this.#last;
    this.#last = output;
    return output;
  }
}
