import { apply, type Biquad } from "../mixing/biquad.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";

/** The two filters of ITU-R BS.1770-4, annex 1, from their analogue form: its tables are for 48 kHz alone. */
function filters(): readonly Biquad[] {
  const shelf = (): Biquad => {
    const K = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE);
    const [Vh, Q] = [10 ** (3.999843853973347 / 20), 0.7071752369554196];
    const Vb = Vh ** 0.4996667741545416;
    const a0 = 1 + K / Q + K * K;
    return [
      (Vh + (Vb * K) / Q + K * K) / a0,
      (2 * (K * K - Vh)) / a0,
      (Vh - (Vb * K) / Q + K * K) / a0,
      (2 * (K * K - 1)) / a0,
      (1 - K / Q + K * K) / a0,
    ];
  };
  const highPass = (): Biquad => {
    const K = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE);
    const Q = 0.5003270373238773;
    const a0 = 1 + K / Q + K * K;
    return [1, -2, 1, (2 * (K * K - 1)) / a0, (1 - K / Q + K * K) / a0];
  };
  return [shelf(), highPass()];
}

/** A channel as loudness is measured of it. */
export function kWeighted(channel: Float32Array): Float32Array {
  const weighted = channel.slice();
  for (const filter of filters()) apply(filter, weighted);
  return weighted;
}
