import type { DanceStyle } from "@nataraj/sdk";
import { CATALOGUE, type Dance, listVariants, solveDance } from "@nataraj/sdk/motion";
import { assign, fromPromise, setup } from "xstate";

/** A move to look at. */
export interface PreviewedMove {
  move: number;
  style: DanceStyle | undefined;
  /** As in `TimedStep.variant`. */
  variant?: string | undefined;
}

/** A move as a dance of its own. */
export interface MoveDance {
  dance: Dance;
  /** Seconds; it begins anew then. */
  duration: number;
}

/** Seconds: 120 beats a minute, at which every move can be seen. */
const BEAT = 0.5;

/**
 * A move made ready to be looked at: `empty`, `solving`, or `ready` with `context.solved`. SHOW of another one ends what
 * is being solved; the one before is shown until then.
 */
export const movePreviewMachine = setup({
  types: {} as {
    context: { wanted: PreviewedMove | undefined; solved: MoveDance | undefined };
    events: { type: "SHOW"; move: PreviewedMove };
  },
  actors: {
    solve: fromPromise<MoveDance, PreviewedMove>(({ input, signal }) => solveMove(input, signal)),
  },
}).createMachine({
  id: "movePreview",
  context: { wanted: undefined, solved: undefined },
  initial: "empty",
  on: { SHOW: { target: ".solving", reenter: true, actions: assign({ wanted: ({ event }) => event.move }) } },
  states: {
    empty: {},
    solving: {
      invoke: {
        src: "solve",
        input: ({ context }) => context.wanted as PreviewedMove,
        onDone: { target: "ready", actions: assign({ solved: ({ event }) => event.output }) },
        // What cannot be solved cannot be seen; the editor goes on.
        onError: "empty",
      },
    },
    ready: {},
  },
});

async function solveMove({ move, style, variant = "" }: PreviewedMove, signal: AbortSignal): Promise<MoveDance> {
  const named = listVariants(move).find(({ name }) => variant.split(" ").includes(name));
  const beats = (CATALOGUE[move - 1]?.beats ?? 4) / (named?.pace ?? 1);
  const duration = beats * BEAT;
  const score = {
    duration,
    moves: [{ move, start: 0, end: duration, style: style ?? ("Freestyle" as const), variant }],
    beats: Array.from({ length: beats + 1 }, (_, i) => i * BEAT),
  };
  const dance = await solveDance(score, { signal });
  return { dance, duration };
}
