import { AvatarChoice, type StagingControls } from "@nataraj/ui";
import { useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import type { CreateActor } from "../../create/create-actor.ts";
import { isStillDancer } from "../../dancer/can-animate-dancer.ts";
import { useAvatarDancer } from "./use-avatar-dancer.ts";
import { useChosenPart } from "./use-chosen-part.ts";

/** Dresses the dancer of a project that is being made. */
export function AvatarStep({ flow }: { flow: CreateActor }) {
  const { styles, staging, isPreferred } = useSelector(flow, (state) => state.context);
  const [still] = useState(isStillDancer);
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
      createEngine={useAvatarDancer(flow)}
      staging={controls}
      song={useChosenPart(flow)}
      still={still}
      isPreferred={isPreferred}
      onPrefer={(preferred) => flow.send({ type: "PREFER", isPreferred: preferred })}
      onSave={() => flow.send({ type: "SAVE_AVATAR" })}
    />
  );
}
