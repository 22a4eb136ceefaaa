import { callActor, declareCall, STANDALONE_AUTOPLAY_MS } from "@nataraj/sdk";
import { setup } from "xstate";

/**
 * The standalone player's own press of its hidden button: `loading` until the dancer has come (or cannot), `waiting` four
 * seconds, `done`.
 */
const autoplayMachine = setup({
  actors: { settleDancer: declareCall<void>() },
  actions: { press: () => {} },
  delays: { autoplayDelay: STANDALONE_AUTOPLAY_MS },
}).createMachine({
  id: "autoplay",
  initial: "loading",
  states: {
    loading: { invoke: { src: "settleDancer", onDone: "waiting", onError: "waiting" } },
    waiting: { after: { autoplayDelay: { target: "done", actions: "press" } } },
    done: { type: "final" },
  },
});

/** {@link autoplayMachine} with its outside. @param loaded Settles when the dancer has come, or cannot. */
export function provideAutoplay(loaded: Promise<void>, press: () => void) {
  return autoplayMachine.provide({ actors: { settleDancer: callActor(() => loaded) }, actions: { press } });
}
