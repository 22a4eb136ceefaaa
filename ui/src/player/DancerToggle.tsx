"use client";

import { useSelector } from "@xstate/react";
import type { PlayerActor } from "../playback/use-player.ts";
import { DrawerToggle, type DrawerToggleProps } from "./DrawerToggle.tsx";

export interface DancerToggleProps extends Pick<DrawerToggleProps, "open" | "controls" | "onToggle"> {
  /** The player that is shown and controlled. */
  player: PlayerActor;
}

/** Opens and closes the choice of the dancer; not there when no dancer could be shown. */
export function DancerToggle({ player, ...toggle }: DancerToggleProps) {
  const absent = useSelector(player, ({ context }) => context.avatar === "failed");
  if (absent) return null;
  return <DrawerToggle icon="user" label="Dancer" {...toggle} />;
}
