// @vitest-environment node
import { createFakeClient } from "@nataraj/sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CreateFlowSlot, endCreateFlow, openFlow } from "./create-actor.ts";
import { draftStore } from "./draft-store.ts";

// jsdom has no IndexedDB.
beforeEach(() => {
  vi.spyOn(draftStore, "load").mockResolvedValue(undefined);
  vi.spyOn(draftStore, "keep").mockResolvedValue(undefined);
  vi.spyOn(draftStore, "forget").mockResolvedValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

const emptySlot = (): CreateFlowSlot => ({ running: undefined });
const client = createFakeClient({});

it("goes on with the user's flow in the same place only, and ends another user's", () => {
  const slot = emptySlot();
  const mine = openFlow(slot, client, "me").flow;
  expect(openFlow(slot, client, "me").flow).toBe(mine);
  expect(openFlow(emptySlot(), client, "me").flow).not.toBe(mine);
  const theirs = openFlow(slot, client, "other").flow;
  expect(theirs).not.toBe(mine);
  expect([mine, theirs].map((actor) => actor.getSnapshot().status)).toEqual(["stopped", "active"]);
});

it("ends and forgets the flow of a user who signs out, and no other's", async () => {
  const slot = emptySlot();
  const actor = openFlow(slot, client, "me").flow;
  await endCreateFlow(slot, "other");
  expect(actor.getSnapshot().status).toBe("active");
  await endCreateFlow(slot, "me");
  expect(actor.getSnapshot().status).toBe("stopped");
  expect(slot.running).toBeUndefined();
  expect(vi.mocked(draftStore.forget).mock.calls).toEqual([["other"], ["me"]]);
});
