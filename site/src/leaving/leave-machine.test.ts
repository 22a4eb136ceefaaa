// @vitest-environment node
import { expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { provideLeave } from "./leave-machine.ts";

async function leave(save: () => Promise<boolean>, confirm = vi.fn(async () => false)) {
  const leaving = createActor(provideLeave({ save, confirm })).start();
  const decisions: string[] = [];
  for (const type of ["LEFT", "STAYED"] as const) leaving.on(type, () => decisions.push(type));
  leaving.send({ type: "LEAVE" });
  await waitFor(leaving, (state) => state.matches("staying"));
  return { leaving, decisions, asked: confirm.mock.calls.length };
}

it("leaves without a word where everything could be saved", async () => {
  expect(await leave(async () => true)).toMatchObject({ decisions: ["LEFT"], asked: 0 });
});

it("asks where something would be lost, and does as the person says", async () => {
  const saves = { no: async () => false, fails: () => Promise.reject(new Error("offline")) };
  expect(await leave(saves.no)).toMatchObject({ decisions: ["STAYED"], asked: 1 });
  expect(await leave(saves.fails)).toMatchObject({ decisions: ["STAYED"], asked: 1 });
  const yes = vi.fn(async () => true);
  expect(await leave(saves.no, yes)).toMatchObject({ decisions: ["LEFT"], asked: 1 });
});

it("asks once, however often the person tries, and anew the next time", async () => {
  let answer: (leaves: boolean) => void = () => undefined;
  const confirm = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const leaving = createActor(provideLeave({ save: async () => false, confirm })).start();
  for (const times of [1, 2]) {
    leaving.send({ type: "LEAVE" });
    leaving.send({ type: "LEAVE" });
    await waitFor(leaving, (state) => state.matches("asking"));
    leaving.send({ type: "LEAVE" });
    answer(false);
    await waitFor(leaving, (state) => state.matches("staying"));
    expect(confirm).toHaveBeenCalledTimes(times);
  }
});
