import { type CreateDancer, LiveDancer } from "@nataraj/ui";
import { useEffect, useState } from "react";
import { canAnimateDancer } from "./can-animate-dancer.ts";

/** Cheer, sway, wave, shuffle, jump, turn, salsa and a bow. */
const SEQUENCE = "1_5_19_14_25_4_13_27";
/** The words of the page come first. Milliseconds. */
const TIMEOUT_MS = 1_500;

/** The live dancer on the hero's stage; her code and her model are fetched when the page stands. */
export function HeroDancer() {
  const [createEngine, setCreateEngine] = useState<CreateDancer>();

  useEffect(() => {
    let left = false;
    const timer = setTimeout(() => {
      if (!canAnimateDancer()) return;
      import("./hero-dancer.ts").then(
        ({ heroDancer }) => left || setCreateEngine(() => heroDancer),
        (error: unknown) => console.warn("The dancer could not be fetched.", error),
      );
    }, TIMEOUT_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);

  return <LiveDancer createEngine={createEngine} sequence={SEQUENCE} />;
}
