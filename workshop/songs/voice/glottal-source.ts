/** Points of a stored period. */
const POINTS = 2048;
/** Harmonics that are kept: to 9.6 kHz at 120 Hz, and without audible aliases at 600 Hz. */
const HARMONICS = 80;

/**
 * One period of the derivative of the glottal flow, the Liljencrants-Fant model by its one shape parameter (Fant 1995).
 * @param rd 0.4 (pressed) to 2.5 (breathy)
 * @returns POINTS samples, of unit power, and one more that closes the circle
 */
export function glottalPeriod(rd: number): Float32Array {
  const ra = (-1 + 4.8 * rd) / 100;
  const rk = (22.4 + 11.8 * rd) / 100;
  const rg = (rk / 4) * ((0.5 + 1.2 * rk) / (0.11 * rd - ra * (0.5 + 1.2 * rk)));
  const rise = 1 / (2 * rg);
  const close = Math.min(0.97, rise * (1 + rk));
  const turn = Math.PI / rise;
  const decay = returnDecay(ra, 1 - close);
  const returned = (t: number) =>
    -(Math.exp(-decay * (t - close)) - Math.exp(-decay * (1 - close))) / Math.max(1e-9, decay * ra);
  // The growth of the open phase is such that no air is left over at the end of a period.
  const flow = (growth: number) => {
    const scale = -1 / (Math.exp(growth * close) * Math.sin(turn * close));
    let sum = 0;
    for (let i = 0; i < POINTS; i++) {
      const t = i / POINTS;
      sum += t < close ? scale * Math.exp(growth * t) * Math.sin(turn * t) : returned(t);
    }
    return sum;
  };
  let [low, high] = [-40, 120];
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    if (flow(middle) > 0) low = middle;
    else high = middle;
  }
  const growth = (low + high) / 2;
  const scale = -1 / (Math.exp(growth * close) * Math.sin(turn * close));
  return bandLimited((t) => (t < close ? scale * Math.exp(growth * t) * Math.sin(turn * t) : returned(t)));
}

/** Solves ε·ra = 1 − exp(−ε·rest). */
function returnDecay(ra: number, rest: number): number {
  let decay = 1 / ra;
  for (let i = 0; i < 40; i++) decay = (1 - Math.exp(-decay * rest)) / ra;
  return decay;
}

function bandLimited(wave: (t: number) => number): Float32Array {
  const samples = Float64Array.from({ length: POINTS }, (_, i) => wave(i / POINTS));
  const period = new Float64Array(POINTS);
  for (let h = 1; h <= HARMONICS; h++) {
    let [re, im] = [0, 0];
    for (let i = 0; i < POINTS; i++) {
      const angle = (2 * Math.PI * ((h * i) % POINTS)) / POINTS;
      re += (samples[i] as number) * Math.cos(angle);
      im += (samples[i] as number) * Math.sin(angle);
    }
    for (let i = 0; i < POINTS; i++) {
      const angle = (2 * Math.PI * ((h * i) % POINTS)) / POINTS;
      (period[i] as number) += (2 / POINTS) * (re * Math.cos(angle) + im * Math.sin(angle));
    }
  }
  const power = Math.sqrt(period.reduce((sum, value) => sum + value * value, 0) / POINTS);
  const closed = new Float32Array(POINTS + 1);
  for (let i = 0; i <= POINTS; i++) closed[i] = (period[i % POINTS] as number) / power;
  return closed;
}

/** Reads a stored period at a phase from 0 to 1. */
export function atPhase(period: Float32Array, phase: number): number {
  const place = phase * POINTS;
  const i = place | 0;
  const a = period[i] as number;
  return a + ((period[i + 1] as number) - a) * (place - i);
}
