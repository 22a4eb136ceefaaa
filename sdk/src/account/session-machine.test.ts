import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { provideSession, type SessionEvent, type SessionInput, sessionMachine } from "./session-machine.ts";

function after(input: SessionInput, ...events: SessionEvent[]) {
  const session = createActor(
    provideSession(() => new Promise(() => {})),
    { input },
  ).start();
  for (const event of events) session.send(event);
  const { value, context } = session.getSnapshot();
  return [value.who, context.uid];
}

const ME = { type: "USER_FOUND", uid: "me" } as const;
const NONE = { type: "NOBODY_FOUND" } as const;

it.each<[SessionInput, SessionEvent[], unknown[]]>([
  [{}, [], ["loading", undefined]],
  [{ uid: "me" }, [], ["in", "me"]],
  [{ nobody: true }, [], ["out", undefined]],
  [{}, [ME], ["in", "me"]],
  [{}, [NONE], ["out", undefined]],
  [{}, [{ type: "SEARCH_FAILED" }], ["failed", undefined]],
  [{}, [{ type: "SEARCH_FAILED" }, ME], ["in", "me"]],
  [{ nobody: true }, [NONE], ["out", undefined]],
  [{ nobody: true }, [ME], ["in", "me"]],
  [{ nobody: true }, [{ type: "ASK" }], ["loading", undefined]],
  [{ uid: "me" }, [{ type: "ASK" }], ["in", "me"]],
  [{ uid: "me" }, [{ type: "SEARCH_FAILED" }], ["in", "me"]],
  [{ uid: "me" }, [{ type: "SIGNED_OUT" }], ["out", undefined]],
])("that began with %o is after %o", (input, events, expected) => expect(after(input, ...events)).toEqual(expected));

it("keeps its user when it ends by itself, until somebody decides", () => {
  expect(after({ uid: "me" }, NONE)).toEqual(["expired", "me"]);
  expect(after({ uid: "me" }, NONE, NONE, { type: "SEARCH_FAILED" })).toEqual(["expired", "me"]);
  expect(after({ uid: "me" }, NONE, ME)).toEqual(["in", "me"]);
  expect(after({ uid: "me" }, NONE, { type: "USER_FOUND", uid: "other" })).toEqual(["in", "other"]);
  expect(after({ uid: "me" }, NONE, { type: "DECLINED" })).toEqual(["out", undefined]);
  expect(after({ uid: "me" }, NONE, { type: "SIGNED_OUT" })).toEqual(["out", undefined]);
});

afterEach(() => vi.restoreAllMocks());

it.each<[string, SessionInput, SessionEvent["type"], number]>([
  ["what the page cannot do without, at once", {}, "STARTED", 1],
  ["whether who seems to be here is, when the page stands", { uid: "me" }, "PAGE_SHOWN", 1],
  ["whether really nobody is here, when a page asks", { nobody: true }, "ASK", 1],
  ["nothing while nobody asks", { nobody: true }, "PAGE_SHOWN", 0],
  ["nothing where it is sure", { nobody: true, isSure: true }, "ASK", 0],
])("finds out %s, and once", (_, input, type, calls) => {
  const findUser = vi.fn(() => new Promise<undefined>(() => {}));
  const session = createActor(provideSession(findUser), { input }).start();
  for (let times = 0; times < 2; times += 1) session.send({ type } as SessionEvent);
  expect(findUser).toHaveBeenCalledTimes(calls);
});

it.each([
  [async () => "you", ["in", "you"]],
  [async () => undefined, ["out", undefined]],
  [() => Promise.reject(new Error("no line")), ["failed", undefined]],
])("believes what it has found out: %s", async (findUser, expected) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const session = createActor(provideSession(findUser), { input: {} }).start();
  session.send({ type: "STARTED" });
  const { value, context } = await waitFor(session, (snapshot) => snapshot.matches({ search: "done" }));
  expect([value.who, context.uid]).toEqual(expected);
});

it("tells which user has signed out, and of no one else", () => {
  const left = vi.fn();
  const session = createActor(sessionMachine, { input: { uid: "me" } });
  session.on("LEFT", left);
  session.start();
  session.send({ type: "SIGNED_OUT" });
  session.send({ type: "SIGNED_OUT" });
  expect(left).toHaveBeenCalledExactlyOnceWith({ type: "LEFT", uid: "me" });
});
