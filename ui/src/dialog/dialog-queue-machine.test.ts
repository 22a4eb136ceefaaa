// @vitest-environment node
import { expect, it } from "vitest";
import { createActor } from "xstate";
import { dialogQueueMachine } from "./dialog-queue-machine.ts";

function open() {
  const dialogs = createActor(dialogQueueMachine).start();
  const ask = (id: number) => dialogs.send({ type: "ASK", entry: { id, dialog: `dialog ${id}` } });
  const answer = (id: number) => dialogs.send({ type: "ANSWERED", id });
  const shown = () => dialogs.getSnapshot().context.queue[0]?.dialog;
  return { dialogs, ask, answer, shown, value: () => dialogs.getSnapshot().value };
}

it("shows what was asked for first until it is answered, then the next", () => {
  const { ask, answer, shown, value } = open();
  expect(value()).toBe("idle");
  ask(1);
  ask(2);
  expect([value(), shown()]).toEqual(["showing", "dialog 1"]);
  answer(1);
  expect([value(), shown()]).toEqual(["showing", "dialog 2"]);
  answer(2);
  expect([value(), shown()]).toEqual(["idle", undefined]);
});

it("takes back one that waits, and counts an answer once", () => {
  const { ask, answer, shown } = open();
  for (const id of [1, 2, 3]) ask(id);
  answer(2);
  answer(1);
  answer(1);
  expect(shown()).toBe("dialog 3");
});
