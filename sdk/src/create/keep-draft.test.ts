import { afterEach, expect, it, vi } from "vitest";
import { keepDraft } from "./keep-draft.ts";
import type { DraftStore, KeptDraft } from "./kept-draft.ts";
import { atStyle, CHOOSE, deferred, ID, NEXT, READ, start } from "./testing/start-flow.ts";

afterEach(() => vi.restoreAllMocks());

function memory(change: Partial<DraftStore> = {}) {
  const kept = new Map<string, KeptDraft>();
  const store: DraftStore = {
    load: async (uid) => kept.get(uid),
    keep: vi.fn(async (uid, draft) => {
      kept.set(uid, draft);
    }),
    forget: vi.fn(async (uid) => {
      kept.delete(uid);
    }),
    ...change,
  };
  return { kept, store };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

it("keeps name, song and trim as they change, for their account", async () => {
  const { kept, store } = memory();
  const flow = start();
  keepDraft(flow.actor, store, "me");
  flow.send({ type: "RENAME", name: "my dance" }, CHOOSE);
  await settle();
  expect(kept.get("me")).toMatchObject({ projectName: "my dance", audio: { file: CHOOSE.file }, step: "music" });
  flow.send(NEXT, READ, { type: "SELECT_RANGE", start: 1_000, end: 9_000 });
  await settle();
  expect(kept.get("me")).toMatchObject({
    step: "trim",
    trim: { start: 1_000, end: 9_000 },
    draft: undefined,
    styles: ["Hip Hop"],
  });
  expect([...kept.keys()]).toEqual(["me"]);
});

it("keeps what the server has of it, and forgets all when the dance is there", async () => {
  const { kept, store } = memory();
  const flow = await atStyle();
  keepDraft(flow.actor, store, "me");
  flow.send({ type: "TOGGLE_STYLE", style: "Salsa" });
  await settle();
  expect(kept.get("me")?.draft).toMatchObject({ projectID: ID, checkpoint: 1, madeFrom: { start: 0, end: 60_000 } });
  flow.send(NEXT);
  await flow.at("avatar");
  flow.send(NEXT);
  await flow.at("done");
  await settle();
  expect(kept.size).toBe(0);
});

it("writes one after the other, and what changes meanwhile once", async () => {
  const first = deferred<void>();
  const { store } = memory({ keep: vi.fn(() => first.promise) });
  const flow = start();
  keepDraft(flow.actor, store, "me");
  for (const name of ["a", "b", "c", "d"]) flow.send({ type: "RENAME", name });
  expect(store.keep).toHaveBeenCalledTimes(1);
  first.resolve();
  await settle();
  expect(vi.mocked(store.keep).mock.calls.map(([, draft]) => draft.projectName)).toEqual(["a", "d"]);
});

it("lets the flow go on where nothing can be kept, and ends when it is told to", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { store } = memory({ keep: vi.fn(() => Promise.reject(new Error("The disk is full."))) });
  const flow = start();
  const stop = keepDraft(flow.actor, store, "me");
  flow.send(CHOOSE);
  await settle();
  expect(warn).toHaveBeenCalledOnce();
  stop();
  flow.send(NEXT, READ);
  await settle();
  expect(store.keep).toHaveBeenCalledTimes(1);
});
