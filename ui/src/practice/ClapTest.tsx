"use client";

import { provideClap } from "@nataraj/sdk/practice";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";

export interface ClapTestProps {
  /** Plays clicks and watches the claps: seconds, or undefined where these do not tell. */
  measureDelay: (signal: AbortSignal) => Promise<number | undefined>;
  /** The delay was measured, in seconds. */
  onMeasured: (seconds: number) => void;
  /** It is closed without a choice. */
  onClose: () => void;
}

/** Measures once a device by how much camera and loudspeaker are late: until then nothing is said of early and late. */
export function ClapTest({ measureDelay, onMeasured, onClose }: ClapTestProps) {
  const [machine] = useState(() => provideClap(measureDelay));
  const [state, send] = useMachine(machine);
  const { seconds } = state.context;
  const measured = state.matches("measured");
  useEffect(() => {
    if (measured && seconds !== undefined) onMeasured(seconds);
  }, [measured, seconds, onMeasured]);
  return (
    <Dialog
      title="Clap test"
      onDismiss={onClose}
      actions={
        <>
          {!measured && (
            <Button variant="primary" busy={state.matches("measuring")} onClick={() => send({ type: "START" })}>
              {state.matches("failed") ? "TRY AGAIN" : "START"}
            </Button>
          )}
          <Button onClick={onClose}>CLOSE</Button>
        </>
      }
    >
      <p>
        Cameras and speakers are always a little late. You will hear eight clicks. Clap with each one, hands in front of
        your chest, and move them well apart between claps.
      </p>
      <p role="status">
        {state.matches("measuring") && "Listen, and clap with the clicks."}
        {state.matches("failed") &&
          "We could not make out your claps. Turn up the sound, step back a little and try again."}
        {measured &&
          `They are ${Math.round((seconds ?? 0) * 1000)} ms late. Your lessons take this into account from now on.`}
      </p>
    </Dialog>
  );
}
