/** Loudness that every song is brought to, in LUFS: that of the large streaming services. */
const TARGET_LUFS = -14;
/** Highest true peak, in dBFS; the encoder adds a little to it. */
export const CEILING = -1.5;
/** No more than this is left to the limiter, in decibels: beyond it, it would be heard to work. */
const MAX_LIMITED_DB = 4;
/** Quiet music is raised by this at most, in decibels: what is nearly silence stays so. */
const MAX_GAIN = 20;

/**
 * The one gain, in decibels, that brings a range to the target loudness. It does not change within the song, so
 * nothing pumps; where the peaks leave too little room, the song stays a little quieter.
 * @param loudness integrated, EBU R128, LUFS
 * @param peak true peak, dBTP
 */
export function levellingGain(loudness: number, peak: number): number {
  if (loudness <= -70 || !Number.isFinite(peak)) return 0;
  return Math.min(TARGET_LUFS - loudness, CEILING + MAX_LIMITED_DB - peak, MAX_GAIN);
}
