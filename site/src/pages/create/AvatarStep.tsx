import { AvatarChoice, type StagingControls } from "@nataraj/ui";
import { useMachine, useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import type { CreateActor } from "../../create/create-actor.ts";
import { isStillDancer, savesData } from "../../dancer/can-animate-dancer.ts";
import { provideLateDancer } from "../../dancer/late-dancer-machine.ts";
import { useChosenPart } from "./use-chosen-part.ts";

/** The text is loaded first; the dancer comes this much later. Milliseconds. */
const HEAD_START_MS = 200;

/** Dresses the dancer of a project that is being made; her code and her model are fetched when the page stands. */
export function AvatarStep({ flow }: { flow: CreateActor }) {
  const { styles, staging, isPreferred } = useSelector(flow, (state) => state.context);
  const [still] = useState(isStillDancer);
  const machine = useMemo(() => {
    const context = () => flow.getSnapshot().context;
    const fetchDancer = async () => {
      const { avatarDancer } = await import("./avatar-dancer.ts");
      return avatarDancer(context().styles, () => context().staging.cast);
    };
    return provideLateDancer(() => !savesData(), fetchDancer, HEAD_START_MS);
  }, [flow]);
  const [{ context }] = useMachine(machine, { input: {} });
  const controls = useMemo<StagingControls>(
    () => ({
      staging,
      kept: true,
      change: (change) => flow.send({ type: "CHANGE_STAGING", change }),
      retry: () => {},
    }),
    [flow, staging],
  );
  return (
    <AvatarChoice
      styles={styles}
      createEngine={context.createEngine}
      staging={controls}
      song={useChosenPart(flow)}
      still={still}
      isPreferred={isPreferred}
      onPrefer={(preferred) => flow.send({ type: "PREFER", isPreferred: preferred })}
      onSave={() => flow.send({ type: "SAVE_AVATAR" })}
    />
  );
}
