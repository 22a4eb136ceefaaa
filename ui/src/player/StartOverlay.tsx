"use client";

import { PLAYER_TEXTS } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Waiting } from "../layout/Waiting.tsx";
import type { PlayerActor } from "../playback/use-player.ts";
import { useFocusTaken } from "./use-focus-taken.ts";

export interface StartOverlayProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
  /** What a large button says that counts the dance in. Without it a round one begins it at once. */
  watch?: string | undefined;
  /** That button was pressed, and is about to go. */
  onWatch?: () => void;
  /** Whether the button has the focus when it appears: the page is about the dance. */
  takesFocus?: boolean;
}

/**
 * What lies over the stage: that it loads, the button that starts it, what is counted before it, or why it failed. Nothing
 * while it plays.
 */
export function StartOverlay({ player, watch, onWatch, takesFocus = false }: StartOverlayProps) {
  const state = useSelector(player, (snapshot) =>
    (["loading", "ready", "countingIn", "blocked", "failed"] as const).find((name) => snapshot.matches(name)),
  );
  const failure = useSelector(player, ({ context }) => context.failure);
  const count = useSelector(player, ({ context }) => context.count);
  if (state === undefined) return null;
  const isMessage = state === "loading" || state === "failed";
  return (
    // Another place is another element: nothing seems to have jumped.
    <div key={isMessage ? "message" : "start"} className="nj-start" data-state={state}>
      {state === "loading" && <Waiting text="Loading the dancer and the song..." />}
      {(state === "ready" || state === "blocked") &&
        (watch === undefined ? (
          <IconButton
            icon="play"
            label="Play the dance"
            variant="filled"
            size="large"
            onClick={() => player.send({ type: "PLAY" })}
          />
        ) : (
          <WatchButton
            text={watch}
            takesFocus={takesFocus}
            onPress={() => {
              onWatch?.();
              // A dance that the browser has refused once begins at the next press.
              player.send({ type: state === "ready" ? "COUNT_IN" : "PLAY" });
            }}
          />
        ))}
      {state === "blocked" && <p role="status">{PLAYER_TEXTS.soundRefused}</p>}
      {state === "countingIn" && (
        <p className="nj-count-in" role="status">
          <span key={count}>{count}</span>
        </p>
      )}
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

function WatchButton({ text, takesFocus, onPress }: { text: string; takesFocus: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusTaken(button, takesFocus);
  return (
    <Button ref={button} variant="primary" size="large" icon="play" onClick={onPress}>
      {text}
    </Button>
  );
}
