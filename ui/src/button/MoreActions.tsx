"use client";

import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton.tsx";

/** Properties of {@link MoreActions}. */
export interface MoreActionsProps {
  /** Buttons and links. */
  children: ReactNode;
  /** Whose actions they are, where several menus are on a page. */
  of?: string;
  /** Whether they are under '…' where there is room for a row, too. */
  folded?: boolean;
}

/** Actions under '…' on a phone, and in their row elsewhere unless they are done less often. */
export function MoreActions({ children, of, folded = false }: MoreActionsProps) {
  const menu = useId();
  return (
    <>
      <IconButton
        className="nj-more"
        icon="more"
        label={of === undefined ? "More" : `More for ${of}`}
        popoverTarget={menu}
        data-folded={folded}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the clicks of its buttons */}
      <div
        id={menu}
        className="nj-more__actions"
        popover="auto"
        data-folded={folded}
        onClick={({ currentTarget }) => {
          if (currentTarget.matches(":popover-open")) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
