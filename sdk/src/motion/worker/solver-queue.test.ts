import { expect, test } from "vitest";
import { SolverQueue } from "./solver-queue.ts";

test("solves what was asked for last first, after what it is at", async () => {
  const queue = new SolverQueue();
  const solved: string[] = [];
  const ask = (name: string) =>
    queue.run({ score: { duration: 0, moves: [], beats: [] }, rig: undefined }).then(() => solved.push(name));
  const running = ask("running");
  await Promise.resolve();
  await Promise.all([running, ask("preview"), ask("edit")]);
  expect(solved).toEqual(["running", "edit", "preview"]);
});
