import { float64At } from "@nataraj/sdk/arrays";
import FFT from "fft.js";

/** Writes the magnitudes of one windowed frame, bins 0 to size/2, and answers with them. The array is used again. */
export type FrameAnalyser = (samples: Float32Array, centre: number) => Float32Array;

/**
 * A short-time Fourier analysis with a Hann window, whose frames are centred: a click at a frame's centre is in the
 * middle of its window. Samples outside the signal count as silence.
 * @param size of the window in samples, a power of two
 */
export function frameAnalyser(size: number): FrameAnalyser {
  const fft = new FFT(size);
  const frame = new Float64Array(size);
  const spectrum = new Float64Array(size * 2);
  const magnitudes = new Float32Array(size / 2 + 1);
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  const scale = 2 / window.reduce((sum, w) => sum + w, 0);
  return (samples, centre) => {
    const from = centre - size / 2;
    for (let i = 0; i < size; i++) frame[i] = (samples[from + i] ?? 0) * float64At(window, i);
    fft.realTransform(spectrum, frame);
    for (let k = 0; k <= size / 2; k++) {
      const re = float64At(spectrum, 2 * k);
      const im = float64At(spectrum, 2 * k + 1);
      magnitudes[k] = Math.sqrt(re * re + im * im) * scale;
    }
    return magnitudes;
  };
}
