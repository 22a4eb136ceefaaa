import { useSelector } from "@xstate/react";
import { Icon } from "../icon/Icon.tsx";
import type { PlayerActor } from "./use-player.ts";

export interface DancerToggleProps {
  player: PlayerActor;
  open: boolean;
  /** Id of what it opens. */
  controls: string;
  onToggle: () => void;
}

/** Opens and closes the choice of the dancer; not there when no dancer could be shown. */
export function DancerToggle({ player, open, controls, onToggle }: DancerToggleProps) {
  const absent = useSelector(player, ({ context }) => context.avatar === "failed");
  if (absent) return null;
  return (
    <button
      type="button"
      className="nj-dancer-toggle"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      <Icon name="user" size={20} />
      Dancer
    </button>
  );
}
