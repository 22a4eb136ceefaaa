import { percentOf } from "@nataraj/sdk";

/** Properties of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** What progresses, in words: the accessible name. */
  label: string;
  /** How far it is, 0 to `max`; undefined where that is not known: it only shows that something goes on. */
  value: number | undefined;
  /** The value at which it is full. */
  max?: number;
  /** What a screen reader says instead of the percentage. */
  valueText?: string;
}

/**
 * How far something is. The bar stands at the whole percent that a text beside it says (`percentOf`), at once: one that
 * slides there says something else on its way.
 */
export function ProgressBar({ label, value, max = 1, valueText }: ProgressBarProps) {
  const percent = value === undefined ? undefined : percentOf(max > 0 ? value / max : 0);
  return (
    <div
      className={percent === undefined ? "nj-progress nj-progress--unknown" : "nj-progress"}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <div
        className="nj-progress__done"
        style={percent === undefined ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
