import { createFakeClient } from "@nataraj/sdk/testing";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CreateFlowSlot, createActorOf, endCreateFlow } from "./create-actor.ts";
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
  const mine = createActorOf(slot, client, "me");
  expect(createActorOf(slot, client, "me")).toBe(mine);
  expect(createActorOf(emptySlot(), client, "me")).not.toBe(mine);
  const theirs = createActorOf(slot, client, "other");
  expect(theirs).not.toBe(mine);
  expect([mine, theirs].map((actor) => actor.getSnapshot().status)).toEqual(["stopped", "active"]);
});

it("ends and forgets the flow of who signs out, and no other's", async () => {
  const slot = emptySlot();
  const actor = createActorOf(slot, client, "me");
  await endCreateFlow(slot, "other");
  expect(actor.getSnapshot().status).toBe("active");
  await endCreateFlow(slot, "me");
  expect(actor.getSnapshot().status).toBe("stopped");
  expect(slot.running).toBeUndefined();
  expect(vi.mocked(draftStore.forget).mock.calls).toEqual([["other"], ["me"]]);
});
