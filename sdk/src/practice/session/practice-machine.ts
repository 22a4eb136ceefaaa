import { assign, setup } from "xstate";
import { callActor, declareCall } from "../../client/call-actor.ts";
import { errorNotice, type Notice } from "../../notices/notice.ts";
import type { SeenBody } from "../body/landmarks.ts";
import { isSingleStep, type Lesson, lessonAfter } from "../lessons/lessons.ts";
import { isMatched, type PracticeReport } from "../report/report.ts";

/** What {@link practiceMachine} begins with. */
export interface PracticeInput {
  /** In their order; at least one. */
  lessons: readonly Lesson[];
  /** The lesson at which the person was, by its id. */
  place?: string | undefined;
  /** Of camera and loudspeaker on this device, seconds; undefined while nobody has measured it. */
  delay?: number | undefined;
}

/** What is to be compared. */
export interface PracticeAttempt {
  lesson: Lesson;
  bodies: readonly SeenBody[];
  mirrored: boolean;
  delay: number | undefined;
}

interface PracticeContext {
  lessons: readonly Lesson[];
  /** Index of the lesson that is next to be danced. */
  current: number;
  /** Index of the lesson that is danced, or was last. */
  danced: number;
  delay: number | undefined;
  mirrored: boolean;
  bodies: readonly SeenBody[];
  /** The last one; undefined before, and after another lesson was chosen. */
  report: PracticeReport | undefined;
  notice: Notice | undefined;
}

/** What {@link practiceMachine} can be told. */
export type PracticeEvent =
  | { type: "CHOOSE_LESSON"; index: number }
  | { type: "NEXT" }
  /** The person dances from now on. @param mirrored Whether the mirror image is asked for. */
  | { type: "START"; mirrored: boolean }
  | { type: "BODY_SEEN"; body: SeenBody }
  /** The lesson has come to its end. */
  | { type: "FINISH" }
  | { type: "CANCEL" }
  | { type: "SET_DELAY"; seconds: number | undefined }
  | { type: "DISMISS" };

/** More than this no practice needs: two minutes at thirty a second. */
const MOST_BODIES = 3_600;

/** What a practice says where something did not work. */
export const PRACTICE_TEXTS = {
  notCompared: "What you danced could not be compared. Please try again.",
  notKept: "The report could not be saved in this browser. It is shown until you leave the page.",
} as const;

/** A person who dances has a lesson. */
function lessonOf({ lessons, danced }: PracticeContext): Lesson {
  const lesson = lessons[danced];
  if (!lesson) throw new RangeError("There is no such lesson.");
  return lesson;
}

/**
 * Practising a dance by its lessons: `idle`, `practising` (bodies are collected), `comparing`, `keeping`, `reviewing`. Where
 * a lesson is matched the next one is current; else when the person says so.
 */
export const practiceMachine = setup({
  types: { context: {} as PracticeContext, input: {} as PracticeInput, events: {} as PracticeEvent },
  actors: {
    compare: declareCall<PracticeReport, PracticeAttempt>(),
    keepReport: declareCall<void, PracticeReport>(),
  },
  actions: {
    /** Remembers at which lesson the person is, on this device. */
    rememberPlace: (_, _lesson: Lesson | undefined) => {},
    goTo: assign(({ context }, index: number) => ({
      current: Math.max(0, Math.min(context.lessons.length - 1, index)),
    })),
    notify: assign({ notice: (_, notice: Notice | undefined) => notice }),
  },
  guards: {
    exists: ({ context }, index: number | undefined) => index !== undefined && context.lessons[index] !== undefined,
  },
}).createMachine({
  id: "practice",
  context: ({ input: { lessons, place, delay } }) => {
    const kept = lessons.findIndex(({ id }) => id === place);
    const first = lessons.findIndex((lesson) => !isSingleStep(lesson));
    const current = Math.max(0, kept < 0 ? first : kept);
    return {
      lessons,
      current,
      danced: current,
      delay,
      mirrored: false,
      bodies: [],
      report: undefined,
      notice: undefined,
    };
  },
  initial: "idle",
  on: {
    SET_DELAY: { actions: assign({ delay: ({ event }) => event.seconds }) },
    DISMISS: { actions: { type: "notify", params: undefined } },
    CHOOSE_LESSON: {
      guard: { type: "exists", params: ({ event }) => event.index },
      target: ".idle",
      actions: [{ type: "goTo", params: ({ event }) => event.index }, assign({ report: undefined })],
    },
    NEXT: {
      guard: { type: "exists", params: ({ context }) => lessonAfter(context.lessons, context.current) },
      target: ".idle",
      actions: [
        {
          type: "goTo",
          params: ({ context: { lessons, current } }) => lessonAfter(lessons, current) ?? current,
        },
        assign({ report: undefined }),
      ],
    },
  },
  states: {
    idle: {
      entry: { type: "rememberPlace", params: ({ context }) => context.lessons[context.current] },
      on: {
        START: {
          guard: { type: "exists", params: ({ context }) => context.current },
          target: "practising",
        },
      },
    },
    practising: {
      entry: assign(({ context, event }) => ({
        danced: context.current,
        bodies: [],
        report: undefined,
        mirrored: event.type === "START" ? event.mirrored : context.mirrored,
      })),
      on: {
        BODY_SEEN: {
          actions: assign({ bodies: ({ context, event }) => [...context.bodies, event.body].slice(-MOST_BODIES) }),
        },
        FINISH: "comparing",
        CANCEL: "idle",
      },
    },
    comparing: {
      invoke: {
        src: "compare",
        input: ({ context }) => ({
          lesson: lessonOf(context),
          bodies: context.bodies,
          mirrored: context.mirrored,
          delay: context.delay,
        }),
        onDone: { target: "keeping", actions: assign({ report: ({ event }) => event.output, bodies: [] }) },
        onError: { target: "idle", actions: { type: "notify", params: errorNotice(PRACTICE_TEXTS.notCompared) } },
      },
    },
    keeping: {
      invoke: {
        src: "keepReport",
        input: ({ context: { report } }) => {
          if (!report) throw new Error("There is no report to keep.");
          return report;
        },
        onDone: "reviewing",
        onError: { target: "reviewing", actions: { type: "notify", params: errorNotice(PRACTICE_TEXTS.notKept) } },
      },
    },
    reviewing: {
      entry: [
        assign(({ context: { report, danced, current, lessons } }) => ({
          current: report && isMatched(report) ? (lessonAfter(lessons, danced) ?? danced) : current,
        })),
        { type: "rememberPlace", params: ({ context }) => context.lessons[context.current] },
      ],
      on: { START: "practising" },
    },
  },
});

/** {@link practiceMachine} with its calls. */
export function providePractice(calls: {
  compare: (attempt: PracticeAttempt) => Promise<PracticeReport>;
  keepReport: (report: PracticeReport) => Promise<void>;
  rememberPlace: (lessonID: string) => void;
}) {
  return practiceMachine.provide({
    actors: { compare: callActor(calls.compare), keepReport: callActor(calls.keepReport) },
    actions: { rememberPlace: (_, lesson) => lesson && calls.rememberPlace(lesson.id) },
  });
}
