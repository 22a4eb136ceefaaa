/** Properties of the skeletons, which stand where content is awaited. */
export interface SkeletonProps {
  /** CSS lengths of the place that it keeps. */
  width?: string;
  /** Height, a CSS length. */
  height?: string;
  /** Further classes of the element. */
  className?: string;
}

/** Keeps the place of what is still loading. For the eye only: say beside it what is waited for. */
export function Skeleton({ width = "100%", height = "1.2em", className }: SkeletonProps) {
  return (
    <span
      className={["nj-skeleton", className].filter(Boolean).join(" ")}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
