import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { DanceExporter } from "./exporter.ts";
import { provideSave } from "./save-machine.ts";
import type { SaveRequest } from "./save-request.ts";

const REQUEST = { kind: "glb" } as SaveRequest;
const revoked: string[] = [];

beforeEach(() => {
  revoked.length = 0;
  // jsdom gives files no addresses.
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: (url: string) => void revoked.push(url) });
});
afterEach(() => vi.restoreAllMocks());

async function start(save: DanceExporter["save"], support: DanceExporter["support"] = async () => ({})) {
  const actor = createActor(provideSave({ support, save })).start();
  await waitFor(actor, (state) => state.matches("choosing"));
  actor.send({ type: "SAVE", request: REQUEST });
  return actor;
}
/** Whether the browser is kept from closing the page. */
const isHeld = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("offers the file under an address, which it gives back", async () => {
  const save = vi.fn<DanceExporter["save"]>(async () => new Blob(["file"]));
  const actor = await start(save);
  const { context } = await waitFor(actor, (state) => state.context.url !== undefined);
  expect(save).toHaveBeenCalledExactlyOnceWith(REQUEST, expect.anything());
  expect(context).toMatchObject({ url: "blob:1", file: { size: 4 } });
  actor.send({ type: "CANCEL" });
  expect(actor.getSnapshot().value).toBe("choosing");
  expect(revoked).toEqual(["blob:1"]);
  expect(isHeld()).toBe(false);
});

it("cancels the work when it is left, and holds the page only meanwhile", async () => {
  const signals: AbortSignal[] = [];
  const actor = await start((_, { signal }) => new Promise(() => signals.push(signal)));
  expect(isHeld()).toBe(true);
  actor.send({ type: "CANCEL" });
  expect(isHeld()).toBe(false);
  actor.send({ type: "SAVE", request: REQUEST });
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(isHeld()).toBe(false);
});

it("tells how long it takes once enough frames are drawn", async () => {
  const actor = await start(() => new Promise(() => {}));
  const at = (done: number, milliseconds: number) => {
    actor.send({ type: "PROGRESSED", progress: { done, total: 100 }, at: milliseconds });
    return actor.getSnapshot().context.secondsLeft;
  };
  expect(at(1, 5_000)).toBeUndefined();
  expect(at(11, 6_000)).toBeCloseTo(8.9);
});

it("says why it failed, and tries again", async () => {
  const save = vi.fn<DanceExporter["save"]>(async () => new Blob()).mockRejectedValueOnce(new Error("No dancer."));
  const actor = await start(save);
  await waitFor(actor, (state) => state.matches("failed"));
  expect(actor.getSnapshot().context.failure).toBe("No dancer.");
  actor.send({ type: "SAVE", request: REQUEST });
  await waitFor(actor, (state) => state.matches("done"));
});

it("asks before it is left only while it works, and no longer than that", async () => {
  let finish = (_: Blob) => {};
  const actor = await start(
    () => new Promise((resolve) => (finish = resolve)),
    () => Promise.reject(new Error("old")),
  );
  expect(actor.getSnapshot().context.support).toEqual({});
  actor.send({ type: "ASK_TO_STOP" });
  expect(actor.getSnapshot().value).toEqual({ working: "confirming" });
  actor.send({ type: "GO_ON" });
  expect(actor.getSnapshot().value).toEqual({ working: "running" });
  actor.send({ type: "ASK_TO_STOP" });
  finish(new Blob());
  await waitFor(actor, (state) => state.matches("done"));
});
