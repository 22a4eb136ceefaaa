import { assign, emit, fromCallback, setup } from "xstate";
import type { Landmark, SeenBody } from "../body/landmarks.ts";
import { createViewWatch, type SeenPicture, type ViewProblem } from "../body/view-problem.ts";

/** Why there is no camera. */
export type CameraFailure = "insecure" | "refused" | "none" | "busy" | "noModel" | "failed";

/** What each says, and what to do. */
export const CAMERA_TEXTS: Readonly<Record<CameraFailure, string>> = {
  insecure:
    "Browsers allow the camera only on pages opened over HTTPS. Open this page over HTTPS, or practise without the camera.",
  refused: "Your browser does not allow the camera for this page. Allow it in the address bar, then try again.",
  none: "This device has no camera. You can practise without it.",
  busy: "Another program is using the camera. Close it, then try again.",
  noModel: "Comparing poses is not installed on this server. You can practise without the camera.",
  failed: "The camera could not be used. Please try again, or practise without it.",
};

/** A picture with the body in it. */
export interface EstimatedPose extends SeenPicture {
  /** Seconds in the song when it was taken. */
  time: number;
  world: readonly Landmark[] | undefined;
}

/** A body in a picture: for practising by its time in the song, for a clap by the clock, for an outline by its image. */
export interface BodySeen {
  type: "BODY_SEEN";
  body: SeenBody;
  takenAt: number;
  image: readonly Landmark[] | undefined;
}

/** What a camera says. */
export type CameraReport =
  | { type: "CAMERA_OPENED" }
  /** The model is there: bodies are estimated from now on. */
  | { type: "MODEL_LOADED" }
  | { type: "POSE_ESTIMATED"; pose: EstimatedPose }
  | { type: "CAMERA_FAILED"; failure: CameraFailure };

/** What {@link cameraMachine} can be told. */
export type CameraEvent = { type: "OPEN" | "CLOSE" } | CameraReport;

interface CameraContext {
  failure: CameraFailure | undefined;
  problem: ViewProblem | undefined;
  watch: ReturnType<typeof createViewWatch>;
}

/**
 * The camera: `off` until OPEN, then `opening`, `loading` (the model) and `watching`; `failed` with the reason in its context.
 * Emits BODY_SEEN for each picture. The actor `camera` gives stream and model back when it is left.
 */
export const cameraMachine = setup({
  types: {
    context: {} as CameraContext,
    events: {} as CameraEvent,
    emitted: {} as BodySeen,
  },
  actors: { camera: fromCallback<CameraReport>(() => {}) },
  actions: {
    look: assign(({ context }, pose: EstimatedPose) => ({ problem: context.watch(pose) })),
    tellBody: emit(
      (_, { time, takenAt, world, image }: EstimatedPose): BodySeen => ({
        type: "BODY_SEEN",
        body: { time, world },
        takenAt,
        image,
      }),
    ),
  },
}).createMachine({
  id: "camera",
  context: { failure: undefined, problem: undefined, watch: createViewWatch() },
  initial: "off",
  states: {
    off: { entry: assign({ failure: undefined, problem: undefined }), on: { OPEN: "on" } },
    on: {
      entry: assign(() => ({ failure: undefined, problem: undefined, watch: createViewWatch() })),
      invoke: { src: "camera" },
      on: {
        CLOSE: "off",
        CAMERA_FAILED: { target: "failed", actions: assign({ failure: ({ event }) => event.failure }) },
      },
      initial: "opening",
      states: {
        opening: { on: { CAMERA_OPENED: "loading" } },
        loading: { on: { MODEL_LOADED: "watching" } },
        watching: {
          on: {
            POSE_ESTIMATED: {
              actions: [
                { type: "look", params: ({ event }) => event.pose },
                { type: "tellBody", params: ({ event }) => event.pose },
              ],
            },
          },
        },
      },
    },
    failed: { on: { OPEN: "on", CLOSE: "off" } },
  },
});
