import { LiveDancer } from "@nataraj/ui";
import { useMachine } from "@xstate/react";
import { lazy } from "react";
import { canAnimateDancer, canPlayFilm } from "../../dancer/can-animate-dancer.ts";
import { provideLateDancer } from "../../dancer/late-dancer-machine.ts";
import { filmFiles } from "../../films/films.ts";

/** Cheer, sway, wave, shuffle, jump, turn, salsa and a bow. */
const SEQUENCE = "1_5_19_14_25_4_13_27";

/** What she does where there is no WebGL, or where the processor would have to draw her. */
const FILM = filmFiles("hero");

/** One module for the dancer and for the song that she dances to, so that both are loaded together. */
const loadDancer = () => import("./hero-dancer.ts");
const machine = provideLateDancer(canAnimateDancer, async () => (await loadDancer()).heroDancer);
const HeroPlayer = lazy(async () => ({ default: (await loadDancer()).HeroPlayer }));

/** The live dancer on the hero's stage; her code and her model are fetched when the page stands. */
export function HeroDancer() {
  const [state] = useMachine(machine, { input: {} });
  const hasSettled = state.matches("drawn") || state.matches("live");
  return (
    <LiveDancer
      createEngine={state.context.createEngine}
      sequence={SEQUENCE}
      style="Indian Classical"
      player={HeroPlayer}
      film={hasSettled && canPlayFilm() ? FILM : undefined}
    />
  );
}
