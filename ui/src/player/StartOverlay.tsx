"use client";

import { PLAYER_TEXTS } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Waiting } from "../layout/Waiting.tsx";
import type { PlayerActor } from "../playback/use-player.ts";

export interface StartOverlayProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
}

/** What lies over the stage: that it loads, the button that starts it, or why it failed. Nothing while it plays. */
export function StartOverlay({ player }: StartOverlayProps) {
  const state = useSelector(player, (snapshot) =>
    (["loading", "ready", "blocked", "failed"] as const).find((name) => snapshot.matches(name)),
  );
  const failure = useSelector(player, ({ context }) => context.failure);
  if (state === undefined) return null;
  return (
    <div className="nj-start" data-state={state}>
      {state === "loading" && <Waiting text="Loading the dancer and the song..." />}
      {(state === "ready" || state === "blocked") && (
        <IconButton
          icon="play"
          label="Play the dance"
          variant="filled"
          size="large"
          onClick={() => player.send({ type: "PLAY" })}
        />
      )}
      {state === "blocked" && <p role="status">{PLAYER_TEXTS.soundRefused}</p>}
      {state === "failed" && (
        <>
          <p role="alert">{failure?.message}</p>
          <Button variant="primary" icon="restart" onClick={() => player.send({ type: "RETRY" })}>
            TRY AGAIN
          </Button>
        </>
      )}
    </div>
  );
}
