import { assertEvent, assign, fromCallback, setup } from "xstate";
import { absentDancer, type CreateDancer, type DancerControls } from "../playback/dancer-controls.ts";

/** A dancer to be shown, and where. */
export interface DancerPlace {
  /** What the canvas fills. */
  parent: HTMLElement;
  createEngine: CreateDancer;
  /** Takes the engine as soon as it is made. @returns what is done before it goes. */
  onEngine: (engine: DancerControls) => () => void;
}

interface DancerContext {
  /** Why there is no dancer, in `absent`. */
  failure: unknown;
}

export type DancerEvent =
  | { type: "SHOW"; place: DancerPlace }
  | { type: "DANCER_LOADED" }
  | { type: "DANCER_FAILED"; error: unknown };

/**
 * A dancer on a canvas: `none` until one is wanted, `loading`, `shown`, or `absent` where none can be shown. The engine
 * is held until another one is wanted or the machine stops. Where none can be made, one that does nothing stands in, so
 * that the song still plays.
 */
export const dancerMachine = setup({
  types: { context: {} as DancerContext, events: {} as DancerEvent },
  actors: {
    /** Makes the engine and its canvas, sizes them with their place, and gives them back. */
    holdDancer: fromCallback<DancerEvent, DancerPlace>(({ input, sendBack }) => {
      let dispose = () => {};
      let gone = false;
      // StrictMode mounts, unmounts and mounts again at once: only who is still there afterwards is built.
      queueMicrotask(() => {
        if (gone) return;
        dispose = holdDancer(input, (error) => {
          if (!gone) sendBack(error === undefined ? { type: "DANCER_LOADED" } : { type: "DANCER_FAILED", error });
        });
      });
      return () => {
        gone = true;
        dispose();
      };
    }),
  },
}).createMachine({
  id: "dancer",
  context: { failure: undefined },
  initial: "none",
  on: { SHOW: { target: ".held", reenter: true } },
  states: {
    none: {},
    held: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: "holdDancer",
        input: ({ event }) => {
          assertEvent(event, "SHOW");
          return event.place;
        },
      },
      initial: "loading",
      states: {
        loading: {
          on: {
            DANCER_LOADED: "shown",
            DANCER_FAILED: { target: "absent", actions: assign({ failure: ({ event }) => event.error }) },
          },
        },
        shown: {},
        absent: {},
      },
    },
  },
});

/**
 * Puts an engine on a canvas of its own, which keeps its context for life.
 * @param settled Hears when the dancer has come, and why not where it cannot.
 * @returns what takes both away.
 */
function holdDancer(
  { parent, createEngine, onEngine }: DancerPlace,
  settled: (failure: unknown | undefined) => void,
): () => void {
  const canvas = document.createElement("canvas");
  let engine: DancerControls;
  try {
    parent.append(canvas);
    engine = createEngine(canvas);
  } catch (error) {
    engine = absentDancer(error);
  }
  const size = new ResizeObserver(() => engine.resize(parent.clientWidth, parent.clientHeight, devicePixelRatio));
  size.observe(parent);
  engine.loaded.then(
    () => settled(undefined),
    (error: unknown) => settled(error ?? new Error("The dancer cannot be shown.")),
  );
  const release = onEngine(engine);
  return () => {
    size.disconnect();
    release();
    engine.dispose();
    canvas.remove();
  };
}
