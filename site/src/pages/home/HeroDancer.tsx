import { LiveDancer } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { lazy } from "react";
import { canAnimateDancer } from "../../dancer/can-animate-dancer.ts";
import { provideLateDancer } from "../../dancer/late-dancer-machine.ts";

/** Cheer, sway, wave, shuffle, jump, turn, salsa and a bow. */
const SEQUENCE = "1_5_19_14_25_4_13_27";

/** One module for her and for what plays to her: who sees her has both. */
const loadDancer = () => import("./hero-dancer.ts");
const machine = provideLateDancer(canAnimateDancer, async () => (await loadDancer()).heroDancer);
const HeroPlayer = lazy(async () => ({ default: (await loadDancer()).HeroPlayer }));

/** The live dancer on the hero's stage; her code and her model are fetched when the page stands. */
export function HeroDancer() {
  const [{ context }] = useMachine(machine, { input: {} });
  return (
    <LiveDancer createEngine={context.createEngine} sequence={SEQUENCE} style="Indian Classical" player={HeroPlayer} />
  );
}
