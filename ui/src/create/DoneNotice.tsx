"use client";

import { Button } from "../button/Button.tsx";

/** Whether the browser will tell: see the texts. */
export type DoneNoticeState = "unavailable" | "off" | "asking" | "on" | "refused";

/** Properties of {@link DoneNotice}. */
export interface DoneNoticeProps {
  /** Whether the browser may tell, and whether it was asked to. */
  state: DoneNoticeState;
  /** Asks the browser for the permission. */
  onAsk: () => void;
}

/** Offers to tell when the dance is there, for those who do something else meanwhile. Nothing where the browser cannot. */
export function DoneNotice({ state, onAsk }: DoneNoticeProps) {
  if (state === "unavailable") return null;
  return (
    <div className="nj-done-notice" role="status">
      {(state === "off" || state === "asking") && (
        <Button variant="ghost" icon="info" busy={state === "asking"} onClick={onAsk}>
          TELL ME WHEN IT IS DONE
        </Button>
      )}
      {state === "on" && <p>Your browser tells you when it is done, as long as this tab stays open.</p>}
      {state === "refused" && (
        <p>Your browser does not allow notifications of this site. Its settings can change that.</p>
      )}
    </div>
  );
}
