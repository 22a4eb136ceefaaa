import { provideSampleDance } from "@nataraj/sdk";
import { type HeroPlayerProps, HeroPlayerWaiting, SampleDanceFailure, SampleDancePlayer } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { useClient } from "../../session/ClientProvider.tsx";

/** Fetches a song of the library with its dance, and plays it. */
export function HeroPlayer(props: HeroPlayerProps) {
  const client = useClient();
  const machine = useMemo(() => provideSampleDance(client), [client]);
  const [state, send] = useMachine(machine);
  const { sample } = state.context;
  if (sample) return <SampleDancePlayer sample={sample} {...props} />;
  if (state.matches("failed")) {
    return <SampleDanceFailure onRetry={() => send({ type: "RETRY" })} onEnd={props.onEnd} />;
  }
  return <HeroPlayerWaiting />;
}
