"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { useFocusTaken } from "./use-focus-taken.ts";

/** What may be done when a dance has ended, beside seeing it again. */
export interface EndActions {
  /** The filled button of the first row, where that is not to see it again. */
  first?: ReactNode;
  /** Buttons and links. */
  more: ReactNode;
}

/** Properties of {@link EndCard}. */
export interface EndCardProps extends EndActions {
  /** The dance is to be seen again. */
  onAgain: () => void;
  /** The card is to go. */
  onClose: () => void;
  /** Whether it takes the focus when it appears: the page is about the dance. */
  takesFocus?: boolean;
}

/** Stands beside the dancer when the song has ended: what one may do then. Escape closes it. */
export function EndCard({ first, more, onAgain, onClose, takesFocus = false }: EndCardProps) {
  const title = useId();
  const card = useRef<HTMLElement>(null);
  useFocusTaken(card, takesFocus);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  return (
    // Not a dialog: the player beside it goes on working.
    <section ref={card} className="nj-end" tabIndex={-1} aria-labelledby={title} onKeyDown={closeOnEscape}>
      <div className="nj-player__scroll">
        <header className="nj-end__header">
          <h2 id={title}>What next?</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div className="nj-end__actions">
          {first}
          <Button variant={first ? "secondary" : "primary"} icon="restart" onClick={onAgain}>
            AGAIN
          </Button>
          {more}
        </div>
      </div>
    </section>
  );
}
