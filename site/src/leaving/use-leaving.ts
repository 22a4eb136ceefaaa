import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import type { Blocker } from "react-router-dom";
import { provideLeave } from "./leave-machine.ts";

export interface Leaving {
  /** Resolves with whether nothing would be lost any more. Must not change between renders. */
  save: () => Promise<boolean>;
  /** Asks the person. Must not change between renders. */
  confirm: () => Promise<boolean>;
  /** It is left with what would be lost. Must not change between renders. */
  onLeft?: () => void;
}

/**
 * Decides for a blocker of the router whether it lets the person go.
 * @returns whether that is being decided: the address stays as it is meanwhile.
 */
export function useLeaving(blocker: Blocker, { save, confirm, onLeft }: Leaving): boolean {
  const machine = useMemo(() => provideLeave({ save, confirm }), [save, confirm]);
  const leaving = useActorRef(machine);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const subscriptions = [
      leaving.on("LEFT", () => {
        onLeft?.();
        blocker.proceed();
      }),
      leaving.on("STAYED", () => blocker.reset()),
    ];
    leaving.send({ type: "LEAVE" });
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [blocker, leaving, onLeft]);

  return useSelector(leaving, (state) => !state.matches("staying"));
}
