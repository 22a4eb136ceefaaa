/** Properties of {@link Spinner}. */
export interface SpinnerProps {
  /** Side in pixels. */
  size?: number;
}

/** Three dancers' beats, for the eye only. Say in words what is waited for: see `Waiting`. */
export function Spinner({ size = 40 }: SpinnerProps) {
  return (
    <span className="nj-spinner" style={{ width: size, height: size }} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** Properties of {@link Waiting}. */
export interface WaitingProps {
  /** What is waited for; announced to screen readers. */
  text: string;
  /** Fills the height of a page, so that what follows does not jump. */
  tall?: boolean;
}

/** Something is under way, in words and in movement. */
export function Waiting({ text, tall }: WaitingProps) {
  return (
    <div className={tall ? "nj-waiting nj-waiting--tall" : "nj-waiting"} role="status">
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
