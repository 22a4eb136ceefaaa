"use client";

import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton.tsx";

/** Properties of {@link MoreActions}. */
export interface MoreActionsProps {
  /** Buttons and links. */
  children: ReactNode;
}

/** Actions that stand in their row, and under '…' on a phone. */
export function MoreActions({ children }: MoreActionsProps) {
  const menu = useId();
  return (
    <>
      <IconButton className="nj-more" icon="more" label="More" popoverTarget={menu} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the clicks of its buttons */}
      <div
        id={menu}
        className="nj-more__actions"
        popover="auto"
        onClick={({ currentTarget }) => {
          if (currentTarget.matches(":popover-open")) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
