"use client";

import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/shapes.ts";

export interface DrawerToggleProps {
  /** The drawing in it. */
  icon: IconName;
  /** What the drawer holds. */
  label: string;
  /** Whether the drawer is open. */
  open: boolean;
  /** Id of what it opens. */
  controls: string;
  /** It is to be opened or closed. */
  onToggle: () => void;
}

/** Opens and closes a drawer over the stage. */
export function DrawerToggle({ icon, label, open, controls, onToggle }: DrawerToggleProps) {
  return (
    <button
      type="button"
      className="nj-drawer-toggle"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <Icon name={icon} size={20} />
      {label}
    </button>
  );
}
