import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";

export interface FlowActionsProps {
  /** Without it there is no way back. */
  onBack?: () => void;
  onNext: () => void;
  /** There is nothing yet to go on with. */
  nextDisabled?: boolean;
  /** What NEXT began is under way: both buttons wait. */
  busy?: boolean;
  /** Shown between the buttons: what is under way, what went wrong. */
  children?: ReactNode;
}

/** BACK and NEXT at the foot of each step. */
export function FlowActions({ onBack, onNext, nextDisabled, busy, children }: FlowActionsProps) {
  return (
    <div className="nj-flow-actions">
      {onBack && (
        <Button variant="ghost" icon="chevron-left" disabled={busy} onClick={onBack}>
          BACK
        </Button>
      )}
      <div className="nj-flow-actions__between">{children}</div>
      <Button
        variant="primary"
        size="large"
        iconAfter="arrow-right"
        disabled={nextDisabled}
        busy={busy}
        onClick={onNext}
      >
        NEXT
      </Button>
    </div>
  );
}
