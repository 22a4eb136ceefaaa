import { isWithin, type Measurement } from "./measurement.ts";
import { SAMPLE_RATE, type SampledMotion } from "./sampled-motion.ts";

/** A figure with where it was measured. */
export interface Report extends Measurement {
  /** "move 12 in Salsa". */
  subject: string;
  /** Beat of the subject at which it is worst. */
  beat: number | undefined;
}

/**
 * Measurements of a motion with their subject.
 * @param start When beat 0 of the subject is, seconds.
 */
export function report(
  measurements: readonly Measurement[],
  subject: string,
  motion: SampledMotion,
  { bpm, start }: { bpm: number; start: number },
): Report[] {
  return measurements.map((m) => {
    const into = m.seconds ?? (m.sample === undefined ? undefined : m.sample / SAMPLE_RATE);
    const seconds = into === undefined ? undefined : motion.start + into - start;
    return { ...m, subject, beat: seconds === undefined ? undefined : (seconds * bpm) / 60 };
  });
}

/** The figures out of bounds, one line each: subject, measure, value, bound, beat. */
export function violations(reports: readonly Report[]): string[] {
  return reports
    .filter((r) => !isWithin(r))
    .map((r) => {
      const bound = [r.low !== undefined && `≥ ${r.low}`, r.high !== undefined && `≤ ${r.high}`]
        .filter(Boolean)
        .join(", ");
      const beat = r.beat === undefined ? "" : ` at beat ${r.beat.toFixed(2)}`;
      return `${r.subject}: ${r.measure} ${r.value.toFixed(2)} ${r.unit} (${bound})${beat}`;
    });
}
