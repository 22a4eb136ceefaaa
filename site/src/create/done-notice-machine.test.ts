import { afterEach, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { doneNoticeMachine } from "./done-notice-machine.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser with notifications, and a flow that ends when told. */
function setting({ answer = "granted", visibility = "hidden" } = {}) {
  const shown: [title: string, body?: string][] = [];
  class FakeNotification {
    static permission = "default";
    static requestPermission = async () => {
      FakeNotification.permission = answer;
      return answer;
    };
    close() {}
    constructor(title: string, options?: { body?: string }) {
      if (title !== "") shown.push([title, options?.body]);
    }
  }
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility as DocumentVisibilityState);
  const listeners = new Set<(name: string) => void>();
  const flow = {
    onDone: (tell: (name: string) => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
  const actor = createActor(doneNoticeMachine, { input: flow }).start();
  const finish = () => {
    for (const tell of [...listeners]) tell("brave otter");
  };
  return { actor, shown, finish, listeners };
}

it("tells once, and only who asked for it", async () => {
  const { actor, shown, finish, listeners } = setting();
  finish();
  expect(actor.getSnapshot().value).toBe("off");
  actor.send({ type: "ASK" });
  await waitFor(actor, (snapshot) => snapshot.matches("on"));
  finish();
  finish();
  expect(shown).toEqual([["Your dance is ready", "brave otter"]]);
  expect(listeners.size).toBe(0);
});

it("says nothing to a person who looks at the page", async () => {
  const { actor, shown, finish } = setting({ visibility: "visible" });
  actor.send({ type: "ASK" });
  await waitFor(actor, (snapshot) => snapshot.matches("on"));
  finish();
  expect(shown).toEqual([]);
});

it("takes a refusal, and can be asked again", async () => {
  const { actor } = setting({ answer: "denied" });
  actor.send({ type: "ASK" });
  await waitFor(actor, (snapshot) => snapshot.matches("refused"));
});

it("is not there where the browser has none for pages", () => {
  vi.stubGlobal("Notification", undefined);
  Reflect.deleteProperty(globalThis, "Notification");
  const actor = createActor(doneNoticeMachine, { input: { onDone: () => () => {} } }).start();
  expect(actor.getSnapshot().value).toBe("unavailable");
});
