import { useRef, useState } from "react";
import { chooseAvatar, chooseLook, forgetDancer } from "../dancer/chosen-dancer.ts";
import { LOOKS, type LookId } from "../dancer/looks.ts";
import type { DancerControls } from "../player/dancer-controls.ts";

const NOT_LOADED = "This dancer could not be loaded. Please try again.";

/** A look in its colours, or a person's avatar. */
export type PendingDancer = { look: LookId; variant: string } | "avatar";

export interface DancerChange {
  /** Who has been asked and is on the way. */
  pending: PendingDancer | undefined;
  /** Why the last change came to nothing, in words. */
  problem: string | undefined;
  chooseLook(look: LookId, variant: string): void;
  chooseAvatar(file: File): void;
  /** Takes the choice back. */
  reset(): void;
}

/** Changes the dancer. The choice is remembered when the dancer has come; until then, and if not, the one before dances on. */
export function useDancerChange(engine: DancerControls, defaultLook: LookId): DancerChange {
  const [asked, setAsked] = useState<PendingDancer>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  const change = (who: PendingDancer, coming: Promise<void> | undefined, done: () => void) => {
    if (!coming) return;
    latest.current += 1;
    const own = latest.current;
    setAsked(who);
    setProblem(undefined);
    // Who chose again meanwhile is not told of what came before.
    const ifLatest = (then: () => void) => () => {
      if (own !== latest.current) return;
      setAsked(undefined);
      then();
    };
    coming.then(ifLatest(done), (error: Error) =>
      ifLatest(() => setProblem(who === "avatar" ? error.message : NOT_LOADED))(),
    );
  };
  const wear = (look: LookId, variant: string, done: () => void) =>
    change({ look, variant }, engine.setLook?.(look, variant), done);
  return {
    pending: asked,
    problem,
    chooseLook: (look, variant) => wear(look, variant, () => chooseLook(look, variant)),
    chooseAvatar: (file) => change("avatar", engine.setAvatar?.(file), () => chooseAvatar(file)),
    reset: () => wear(defaultLook, LOOKS[defaultLook].variants[0].id, forgetDancer),
  };
}
