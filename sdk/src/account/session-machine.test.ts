import { expect, it } from "vitest";
import { createActor } from "xstate";
import { type SessionEvent, type SessionInput, sessionMachine } from "./session-machine.ts";

function after(input: SessionInput, ...events: SessionEvent[]) {
  const session = createActor(sessionMachine, { input }).start();
  for (const event of events) session.send(event);
  const { value, context } = session.getSnapshot();
  return [value, context.uid];
}

const ME = { type: "FOUND", uid: "me" } as const;
const NONE = { type: "NONE" } as const;

it.each<[SessionInput, SessionEvent[], unknown[]]>([
  [{}, [], ["loading", undefined]],
  [{ uid: "me" }, [], ["in", "me"]],
  [{ nobody: true }, [], ["out", undefined]],
  [{}, [ME], ["in", "me"]],
  [{}, [NONE], ["out", undefined]],
  [{}, [{ type: "FAILED" }], ["failed", undefined]],
  [{}, [{ type: "FAILED" }, ME], ["in", "me"]],
  [{ nobody: true }, [NONE], ["out", undefined]],
  [{ nobody: true }, [ME], ["in", "me"]],
  [{ nobody: true }, [{ type: "ASKED" }], ["loading", undefined]],
  [{ uid: "me" }, [{ type: "ASKED" }], ["in", "me"]],
  [{ uid: "me" }, [{ type: "FAILED" }], ["in", "me"]],
  [{ uid: "me" }, [{ type: "SIGNED_OUT" }], ["out", undefined]],
])("that began with %o is after %o", (input, events, expected) => expect(after(input, ...events)).toEqual(expected));

it("keeps its user when it ends by itself, until somebody decides", () => {
  expect(after({ uid: "me" }, NONE)).toEqual(["expired", "me"]);
  expect(after({ uid: "me" }, NONE, NONE, { type: "FAILED" })).toEqual(["expired", "me"]);
  expect(after({ uid: "me" }, NONE, ME)).toEqual(["in", "me"]);
  expect(after({ uid: "me" }, NONE, { type: "FOUND", uid: "other" })).toEqual(["in", "other"]);
  expect(after({ uid: "me" }, NONE, { type: "DECLINED" })).toEqual(["out", undefined]);
  expect(after({ uid: "me" }, NONE, { type: "SIGNED_OUT" })).toEqual(["out", undefined]);
});
