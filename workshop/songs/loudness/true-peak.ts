/** Values between two samples that are looked at, and taps on each side of them (ITU-R BS.1770-4, annex 2). */
const PARTS = 4;
const TAPS = 6;

/** A windowed sinc for each place between two samples. */
const KERNELS = Array.from({ length: PARTS - 1 }, (_, p) =>
  Float64Array.from({ length: 2 * TAPS }, (_, k) => {
    const x = k - TAPS + 1 - (p + 1) / PARTS;
    const window = Math.cos((Math.PI * x) / (2 * TAPS)) ** 2;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  }),
);

/**
 * The highest value of a channel between a sample and the next, as the analogue signal has it.
 * @param floor where samples are lower than this nothing is looked for between them: no peak rises much above its samples
 */
export function truePeakAt(channel: Float32Array, i: number, floor = 0): number {
  const sample = Math.abs(channel[i] as number);
  if (sample < floor && Math.abs(channel[i + 1] ?? 0) < floor) return sample;
  let peak = sample;
  for (const kernel of KERNELS) {
    let sum = 0;
    for (let k = 0; k < 2 * TAPS; k++) sum += (kernel[k] as number) * (channel[i + k - TAPS + 1] ?? 0);
    peak = Math.max(peak, Math.abs(sum));
  }
  return peak;
}

/** The true peak of a channel, dBTP. */
export function truePeak(channel: Float32Array): number {
  let highest = 0;
  for (const sample of channel) highest = Math.max(highest, Math.abs(sample));
  let peak = highest;
  for (let i = 0; i < channel.length; i++) peak = Math.max(peak, truePeakAt(channel, i, highest * 0.6));
  return 20 * Math.log10(Math.max(peak, 1e-9));
}
