declare module "fft.js" {
  /** Radix-4 FFT of a fixed size, a power of two. */
  export default class FFT {
    constructor(size: number);
    createComplexArray(): number[];
    /** Writes the lower half of the spectrum of a real signal, real and imaginary parts in turn. */
    realTransform(output: ArrayLike<number>, input: ArrayLike<number>): void;
  }
}
