/** One figure held against its bounds. */
export interface Measurement {
  measure: string;
  value: number;
  low?: number;
  high?: number;
  unit: string;
  /** The sample of the motion at which it is worst, if there is one. */
  sample?: number;
  /** The same in seconds from the start of the motion. */
  seconds?: number;
}

/** Whether a figure is within its bounds. */
export function isWithin({ value, low, high }: Measurement): boolean {
  return Number.isFinite(value) && (low === undefined || value >= low) && (high === undefined || value <= high);
}

/** Index and value of the largest of a list. */
export function largest(values: ArrayLike<number>): { value: number; sample: number } {
  let sample = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[sample] ?? 0)) sample = i;
  return { value: values[sample] ?? 0, sample };
}
