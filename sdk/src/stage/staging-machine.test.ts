import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import type { ProjectChange } from "../contract/project-requests.ts";
import { provideStaging } from "./staging-machine.ts";

/** A server that answers when it is let, and what it was sent. */
function start(kept: boolean) {
  const sent: ProjectChange[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const updateProject = (_id: string, change: ProjectChange) => {
    sent.push(change);
    return new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const input = { projectID: "0".repeat(32), staging: { camera: "front" as const }, kept };
  const staging = createActor(provideStaging({ updateProject }), { input }).start();
  return { staging, sent, answer: () => waiting.shift() };
}

const trio = { dancers: 3, arrangement: "unison" } as const;

test("an owner's choice shows at once, and what is chosen while it is saved is saved next", async () => {
  const { staging, sent, answer } = start(true);
  staging.send({ type: "CHANGE", change: { environment: "temple" } });
  staging.send({ type: "CHANGE", change: { cast: trio } });
  staging.send({ type: "CHANGE", change: { environment: "street" } });
  expect(staging.getSnapshot().context.staging).toEqual({ camera: "front", environment: "street", cast: trio });
  answer()?.resolve();
  await waitFor(staging, () => sent.length === 2);
  answer()?.resolve();
  await waitFor(staging, (state) => state.matches("idle"));
  expect(sent).toEqual([{ environment: "temple" }, { environment: "street", cast: trio }]);
});

test("what could not be saved stays, says why, and is sent again", async () => {
  const { staging, sent, answer } = start(true);
  staging.send({ type: "CHANGE", change: { cast: trio } });
  answer()?.reject(new Error("Please log in."));
  await waitFor(staging, (state) => state.matches("failed"));
  expect(staging.getSnapshot().context).toMatchObject({ failure: "Please log in.", staging: { cast: trio } });
  staging.send({ type: "CHANGE", change: { camera: "top" } });
  expect(sent[1]).toEqual({ cast: trio, camera: "top" });
  answer()?.reject(new Error("Still not."));
  await waitFor(staging, (state) => state.matches("failed"));
  staging.send({ type: "RETRY" });
  answer()?.resolve();
  await waitFor(staging, (state) => state.matches("idle"));
  expect(staging.getSnapshot().context.failure).toBeUndefined();
});

test("a visitor's choice is nobody else's", () => {
  const { staging, sent } = start(false);
  staging.send({ type: "CHANGE", change: { cast: trio } });
  expect(staging.getSnapshot()).toMatchObject({ value: "idle", context: { staging: { cast: trio } } });
  expect(sent).toEqual([]);
});
