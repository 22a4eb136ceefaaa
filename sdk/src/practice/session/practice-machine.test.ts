import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { lessonsOf } from "../lessons/lessons.ts";
import type { PracticeReport } from "../report/report.ts";
import { practiceDance } from "../testing/practice-dance.ts";
import { PRACTICE_TEXTS, providePractice } from "./practice-machine.ts";

const lessons = lessonsOf(practiceDance().timeline);
/** The first two lessons on the way to the dance. */
const [first = -1, second = -1] = lessons.flatMap(({ kind }, i) => (kind === "part" ? [i] : []));
const report = { ratio: 0.9, seen: 1, phrases: [] } as unknown as PracticeReport;

function start({ ratio = 0.9, place = undefined as string | undefined, keep = async () => {} } = {}) {
  const compare = vi.fn(async () => ({ ...report, ratio }));
  const rememberPlace = vi.fn();
  const machine = providePractice({ compare, keepReport: keep, rememberPlace });
  const actor = createActor(machine, { input: { lessons, place, delay: 0.1 } }).start();
  return { actor, compare, rememberPlace };
}

async function dance(actor: ReturnType<typeof start>["actor"]) {
  actor.send({ type: "START", mirrored: true });
  actor.send({ type: "BODY_SEEN", body: { time: 1, world: undefined } });
  actor.send({ type: "FINISH" });
  return await waitFor(actor, (state) => state.matches("reviewing"));
}

it("goes on to the next lesson when one is matched, and remembers where one is", async () => {
  const { actor, compare, rememberPlace } = start();
  const { context } = await dance(actor);
  expect(context).toMatchObject({ danced: first, current: second, report: { ratio: 0.9 } });
  expect(compare).toHaveBeenCalledWith(
    { lesson: lessons[first], bodies: [{ time: 1, world: undefined }], mirrored: true, delay: 0.1 },
    expect.anything(),
  );
  expect(rememberPlace).toHaveBeenLastCalledWith(lessons[second]?.id);
});

it("stays at a lesson that is not matched until the person goes on", async () => {
  const { actor } = start({ ratio: 0.5 });
  expect((await dance(actor)).context.current).toBe(first);
  actor.send({ type: "NEXT" });
  expect(actor.getSnapshot().context).toMatchObject({ current: second, report: undefined });
});

it("begins where one was, and at the first part where that is gone", () => {
  expect(start({ place: lessons[3]?.id }).actor.getSnapshot().context.current).toBe(3);
  expect(start({ place: "gone" }).actor.getSnapshot().context.current).toBe(first);
});

it("shows a report that could not be kept, and says so", async () => {
  const { actor } = start({ keep: () => Promise.reject(new Error("full")) });
  const { context } = await dance(actor);
  expect(context.report).toBeDefined();
  expect(context.notice?.text).toBe(PRACTICE_TEXTS.notKept);
  actor.send({ type: "DISMISS" });
  expect(actor.getSnapshot().context.notice).toBeUndefined();
});

it("takes every event in every state without harm", () => {
  const { actor } = start();
  const events = [
    { type: "FINISH" },
    { type: "CANCEL" },
    { type: "CHOOSE_LESSON", index: 99 },
    { type: "BODY_SEEN", body: { time: 0, world: undefined } },
    { type: "SET_DELAY", seconds: undefined },
    { type: "START", mirrored: false },
    { type: "CANCEL" },
  ] as const;
  for (const event of events) actor.send(event);
  expect(actor.getSnapshot().value).toBe("idle");
  expect(actor.getSnapshot().context).toMatchObject({ current: first, delay: undefined });
});
