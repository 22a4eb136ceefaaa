"use client";

import { Button } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";

/** Properties of {@link TryAgain}. */
export interface TryAgainProps {
  /** What went wrong. */
  text: string;
  /** Another try is asked for. */
  onRetry: () => void;
  /** As high as a tall `Waiting`: what stands below does not jump where it takes its place. */
  tall?: boolean;
}

/** Stands in the place of what could not be fetched, with the way to ask once more. */
export function TryAgain({ text, onRetry, tall = false }: TryAgainProps) {
  return (
    <div className={tall ? "nj-try-again nj-try-again--tall" : "nj-try-again"}>
      <Icon name="warning" size={48} />
      <p>{text}</p>
      <Button variant="primary" icon="restart" onClick={onRetry}>
        TRY AGAIN
      </Button>
    </div>
  );
}
