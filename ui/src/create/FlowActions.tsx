"use client";

import { type ReactNode, useId } from "react";
import { Button } from "../button/Button.tsx";

/** Properties of {@link FlowActions}. */
export interface FlowActionsProps {
  /** Without it there is no way back. It works while something is under way, too. */
  onBack?: () => void;
  /** The next step is asked for. */
  onNext: () => void;
  /** There is nothing yet to go on with. */
  nextDisabled?: boolean;
  /** Why NEXT is disabled, in words. */
  why?: string | undefined;
  /** The work that NEXT has begun is under way: NEXT waits. */
  busy?: boolean;
  /** Shown between the buttons: what is under way, what went wrong. */
  children?: ReactNode;
}

/** BACK and NEXT at the foot of each step. */
export function FlowActions({ onBack, onNext, nextDisabled, why, busy, children }: FlowActionsProps) {
  const id = useId();
  return (
    <div className="nj-flow-actions">
      {onBack && (
        <Button variant="ghost" icon="chevron-left" onClick={onBack}>
          BACK
        </Button>
      )}
      <div className="nj-flow-actions__between">
        {children}
        {why && (
          <p id={id} className="nj-flow-actions__why" role="status">
            {why}
          </p>
        )}
      </div>
      <Button
        variant="primary"
        size="large"
        iconAfter="arrow-right"
        disabled={nextDisabled}
        aria-describedby={why ? id : undefined}
        busy={busy}
        onClick={onNext}
      >
        NEXT
      </Button>
    </div>
  );
}
