import { useRef, useState } from "react";
import { chooseAvatar, chooseLook, forgetDancer } from "../dancer/chosen-dancer.ts";
import { LOOKS, type LookId } from "../dancer/looks.ts";
import type { StageEngine } from "../player/stage-engine.ts";

const NOT_LOADED = "This dancer could not be loaded. Please try again.";

/** A look in its colours, or a person's avatar. */
export type AskedDancer = { look: LookId; variant: string } | "avatar";

export interface DancerChange {
  /** Who has been asked and is on the way. */
  asked: AskedDancer | undefined;
  /** Why the last change came to nothing, in words. */
  problem: string | undefined;
  wear(look: LookId, variant: string): void;
  welcome(file: File): void;
  /** Takes the choice back. */
  forget(): void;
}

/** Changes the dancer. The choice is remembered when the dancer has come; until then, and if not, the one before dances on. */
export function useDancerChange(engine: StageEngine, suits: LookId): DancerChange {
  const [asked, setAsked] = useState<AskedDancer>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  const change = (who: AskedDancer, coming: Promise<void> | undefined, done: () => void) => {
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
    asked,
    problem,
    wear: (look, variant) => wear(look, variant, () => chooseLook(look, variant)),
    welcome: (file) => change("avatar", engine.setAvatar?.(file), () => chooseAvatar(file)),
    forget: () => wear(suits, LOOKS[suits].variants[0].id, forgetDancer),
  };
}
