/** How a handle of the trimmer follows the pointer. */
import { assertEvent, assign, emit, fromCallback, setup } from "xstate";
import { FINE_TUNING_DELAY_MS, FINE_TUNING_SHARE, HELD_PX } from "./drag.ts";

/** How often a handle that is held at the view's edge moves the view on, in milliseconds. */
const EDGE_TICK_MS = 30;

/** All in pixels from the view's left edge. */
export interface HandleContext {
  /** Where the pointer is. */
  x: number;
  /** Where the handle is. */
  position: number;
  /** Where in the handle the pointer has taken it, so that it does not jump. */
  grip: number;
  /** Where the pointer was when it last rested. */
  restX: number;
}

export type HandleEvent =
  /** The pointer at `x` takes the handle that is at `position`. */
  | { type: "GRAB"; x: number; position: number }
  | { type: "MOVE"; x: number }
  | { type: "RELEASE" }
  /** Time for the view to move on, where the handle is at its edge. */
  | { type: "TICK" };

/**
 * A handle under a pointer: `free`, or `held`: `coarse`, and `fine` once it was held still for half a second; then a
 * tenth of the pointer's way counts. At the view's edge it moves the view on. Emits MOVED when the handle, or the view
 * under it, is elsewhere.
 */
export const handleMachine = setup({
  types: {
    context: {} as HandleContext,
    events: {} as HandleEvent,
    emitted: {} as { type: "MOVED" },
  },
  actors: {
    ticks: fromCallback<HandleEvent>(({ sendBack }) => {
      const timer = setInterval(() => sendBack({ type: "TICK" }), EDGE_TICK_MS);
      return () => clearInterval(timer);
    }),
  },
  actions: {
    /** Moves the view on, by a little. */
    scroll: () => {},
    /** The handle after a move of the pointer, of whose way a share counts. */
    follow: assign(({ context, event }, share: number) => {
      assertEvent(event, "MOVE");
      const { x } = event;
      return { x, position: share === 1 ? x - context.grip : context.position + (x - context.x) * share };
    }),
    rest: assign({ restX: ({ context }) => context.x }),
    tell: emit({ type: "MOVED" }),
  },
  guards: {
    /** Whether the handle is at an edge of the view with more song behind it. */
    isAtEdge: () => false,
    movesAway: ({ context, event }) => event.type === "MOVE" && Math.abs(event.x - context.restX) > HELD_PX,
  },
  delays: { fineTuningDelay: FINE_TUNING_DELAY_MS },
}).createMachine({
  id: "handle",
  context: { x: 0, position: 0, grip: 0, restX: 0 },
  initial: "free",
  states: {
    free: {
      on: {
        GRAB: {
          target: "held",
          actions: assign(({ event: { x, position } }) => ({ x, position, grip: x - position, restX: x })),
        },
      },
    },
    held: {
      initial: "coarse",
      invoke: { src: "ticks" },
      on: { RELEASE: "free" },
      states: {
        coarse: {
          after: { fineTuningDelay: [{ guard: "isAtEdge" }, { target: "fine" }] },
          on: {
            // A hand that trembles holds it still.
            MOVE: {
              guard: "movesAway",
              target: "coarse",
              reenter: true,
              actions: [{ type: "follow", params: 1 }, "rest", "tell"],
            },
            TICK: { guard: "isAtEdge", actions: ["scroll", "tell"] },
          },
        },
        fine: { on: { MOVE: { actions: [{ type: "follow", params: FINE_TUNING_SHARE }, "tell"] } } },
      },
    },
  },
});

/** What a handle needs of the view around it. */
export interface HandleView {
  /** Whether the handle is at an edge of the view with more song behind it: -1 at its start, 1 at its end, else 0. */
  edge(x: number): -1 | 0 | 1;
  /** Moves the view on towards an edge, by a little. */
  scroll(edge: -1 | 1): void;
}

/** {@link handleMachine} in a view. */
export function provideHandle({ edge, scroll }: HandleView) {
  return handleMachine.provide({
    guards: { isAtEdge: ({ context }) => edge(context.x) !== 0 },
    actions: {
      scroll: ({ context }) => {
        const side = edge(context.x);
        if (side !== 0) scroll(side);
      },
    },
  });
}
