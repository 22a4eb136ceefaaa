import { expect, it, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { ApiError } from "../contract/index.ts";
import { ACCEPTED_MS } from "./accepted.ts";
import { provideRestyle, type RestyleClient } from "./restyle-machine.ts";

function open(change: Partial<RestyleClient> = {}, asCopy = false) {
  const client = {
    duplicateProject: vi.fn(async () => "copy"),
    updateDanceForm: vi.fn(async () => undefined),
    regenerate: vi.fn(async () => undefined),
    ...change,
  };
  const clock = new SimulatedClock();
  const input = { projectID: "a", danceform: "Ballet, ", asCopy };
  const restyle = createActor(provideRestyle(client), { input, clock }).start();
  const done = async () => (await waitFor(restyle, ({ status }) => status === "done")).output?.change;
  return { restyle, client, clock, done };
}

it("has a new dance made in other styles, for which nobody has to wait", async () => {
  const regenerate = vi.fn(() => new Promise<void>(() => {}));
  const { restyle, client, clock, done } = open({ regenerate });
  expect(restyle.getSnapshot().context.styles).toEqual(["Ballet"]);
  restyle.send({ type: "CHOOSE_STYLES", styles: [] });
  restyle.send({ type: "CONFIRM" });
  expect(client.updateDanceForm).not.toHaveBeenCalled();
  restyle.send({ type: "CHOOSE_STYLES", styles: ["Salsa", "Ballet"] });
  restyle.send({ type: "CONFIRM" });
  await expect.poll(() => regenerate).toHaveBeenCalledWith({ projectID: "a" });
  expect(client.updateDanceForm).toHaveBeenCalledWith("a", ["Salsa", "Ballet"]);
  clock.increment(ACCEPTED_MS);
  await expect(done()).resolves.toEqual({ danceform: "Salsa, Ballet, ", generating: true });
});

it("dances in other styles beside the dance that is there", async () => {
  const { restyle, client, done } = open({}, true);
  restyle.send({ type: "CHOOSE_STYLES", styles: ["Salsa"] });
  restyle.send({ type: "CONFIRM" });
  await expect(done()).resolves.toEqual({ danceform: "Salsa, " });
  expect(client.duplicateProject).toHaveBeenCalledWith("a");
  expect(client.updateDanceForm).toHaveBeenCalledWith("copy", ["Salsa"]);
  expect(client.regenerate).toHaveBeenCalledWith({ projectID: "copy" });
});

it("changes nothing when it is given up", async () => {
  const { restyle, client, done } = open();
  restyle.send({ type: "CANCEL" });
  await expect(done()).resolves.toBeUndefined();
  expect(client.updateDanceForm).not.toHaveBeenCalled();
});

it("says what the server has refused", async () => {
  const { restyle, done } = open({ regenerate: () => Promise.reject(new ApiError("too_many_queued")) });
  restyle.send({ type: "CONFIRM" });
  const { context } = await waitFor(restyle, (state) => state.matches("notifying"));
  expect(context.notice?.text).toBe(new ApiError("too_many_queued").message);
  restyle.send({ type: "DISMISS" });
  await expect(done()).resolves.toBeUndefined();
});
