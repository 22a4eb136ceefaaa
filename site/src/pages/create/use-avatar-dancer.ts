import type { CreateDancer } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import type { CreateActor } from "../../create/create-actor.ts";
import { savesData } from "../../dancer/can-animate-dancer.ts";
import { provideLateDancer } from "../../dancer/late-dancer-machine.ts";

/** The words of the page come first. Milliseconds. */
const HEAD_START_MS = 200;

/** Makes those who will dance the project that is being made; undefined until their code is fetched. */
export function useAvatarDancer(flow: CreateActor): CreateDancer | undefined {
  const machine = useMemo(() => {
    const context = () => flow.getSnapshot().context;
    const fetchDancer = async () => {
      const { avatarDancer } = await import("./avatar-dancer.ts");
      return avatarDancer(context().styles, () => context().staging.cast);
    };
    return provideLateDancer(() => !savesData(), fetchDancer, HEAD_START_MS);
  }, [flow]);
  const [{ context }] = useMachine(machine, { input: {} });
  return context.createEngine;
}
