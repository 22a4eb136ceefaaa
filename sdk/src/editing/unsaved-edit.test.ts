import { expect, it } from "vitest";
import { forgetUnsavedEdits, type TextStorage, unsavedEditStore } from "./unsaved-edit.ts";

const EDIT = { choreography: "{}", version: 3, unanswered: ["{}"] };

function memory(): TextStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

it("keeps an edit for one user and one project, until it is forgotten", () => {
  const storage = memory();
  const store = unsavedEditStore(() => storage, "me", "a");
  expect(store.read()).toBeUndefined();
  store.write(EDIT);
  expect(unsavedEditStore(() => storage, "me", "a").read()).toEqual(EDIT);
  expect(unsavedEditStore(() => storage, "someone else", "a").read()).toBeUndefined();
  expect(unsavedEditStore(() => storage, "me", "b").read()).toBeUndefined();
  store.write(undefined);
  expect(storage.texts.size).toBe(0);
});

it("is forgotten with its project, all of a user's with the account, and nobody else's", () => {
  const storage = memory();
  storage.setItem("nataraj-volume", "1");
  const stores = (["me a", "me b", "me c", "me2 a"] as const).map((name) => {
    const [uid = "", projectID = ""] = name.split(" ");
    return unsavedEditStore(() => storage, uid, projectID);
  });
  for (const store of stores) store.write(EDIT);
  const kept = () => stores.map((store) => store.read() !== undefined);
  forgetUnsavedEdits(() => storage, "me", "b");
  expect(kept()).toEqual([true, false, true, true]);
  forgetUnsavedEdits(() => storage, "me");
  expect(kept()).toEqual([false, false, false, true]);
  expect(storage.getItem("nataraj-volume")).toBe("1");
});

it.each(["", "{", "null", "[]", '{"choreography":5,"version":1,"unanswered":[]}'])("reads %j as nothing", (text) => {
  const storage = memory();
  const store = unsavedEditStore(() => storage, "me", "a");
  store.write(EDIT);
  for (const key of storage.texts.keys()) storage.texts.set(key, text);
  expect(store.read()).toBeUndefined();
});

it("takes no harm from a browser that keeps nothing", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  const full = { ...memory(), setItem: refuse };
  for (const storage of [refuse, () => full]) {
    const store = unsavedEditStore(storage, "me", "a");
    store.write(EDIT);
    expect(store.read()).toBeUndefined();
    store.write(undefined);
    forgetUnsavedEdits(storage, "me");
  }
});
