import { useRef, useState } from "react";
import { chooseAvatar, chooseLook, forgetDancer } from "../dancer/chosen-dancer.ts";
import { LOOKS, type LookId } from "../dancer/looks.ts";
import type { StageEngine } from "../player/stage-engine.ts";

const NOT_LOADED = "This dancer could not be loaded. Please try again.";

export interface DancerChange {
  /** What is on its way: a look, or a person's avatar. */
  pending: "look" | "avatar" | undefined;
  /** Why the last change came to nothing, in words. */
  problem: string | undefined;
  wear(look: LookId, variant: string): void;
  welcome(file: File): void;
  /** Takes the choice back. */
  forget(): void;
}

/** Changes the dancer. The choice is remembered when the dancer has come; until then, and if not, the one before dances on. */
export function useDancerChange(engine: StageEngine, suits: LookId): DancerChange {
  const [pending, setPending] = useState<DancerChange["pending"]>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  const change = (kind: "look" | "avatar", asked: Promise<void> | undefined, done: () => void) => {
    if (!asked) return;
    latest.current += 1;
    const own = latest.current;
    setPending(kind);
    setProblem(undefined);
    // Who chose again meanwhile is not told of what came before.
    const ifLatest = (then: () => void) => () => {
      if (own !== latest.current) return;
      setPending(undefined);
      then();
    };
    asked.then(ifLatest(done), (error: Error) =>
      ifLatest(() => setProblem(kind === "avatar" ? error.message : NOT_LOADED))(),
    );
  };
  return {
    pending,
    problem,
    wear: (look, variant) => change("look", engine.setLook?.(look, variant), () => chooseLook(look, variant)),
    welcome: (file) => change("avatar", engine.setAvatar?.(file), () => chooseAvatar(file)),
    forget: () => change("look", engine.setLook?.(suits, LOOKS[suits].variants[0].id), forgetDancer),
  };
}
