export interface ProgressBarProps {
  /** What progresses, in words: the accessible name. */
  label: string;
  /** How far it is, 0 to `max`. */
  value: number;
  max?: number;
  /** What a screen reader says instead of the percentage. */
  valueText?: string;
}

/** How far something is. */
export function ProgressBar({ label, value, max = 1, valueText }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      className="nj-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      <div className="nj-progress__done" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
