import { expect, test } from "vitest";
import { unusedMembers, withoutMembers } from "./unused-members.ts";

const VECTOR = `
class Vector {
  constructor() { this.isVector = true; this.isPoint = true; }
  set(x) { this.x = x; return this; }
  clone() { return new Vector().set(this.x); }
  toJSON() { return this.write(); }
  write() { return [this.x]; }
  get length() { return this.x; }
  set length(x) { this.x = x; }
  stretch() { if (this.x > 1) this.longest = 9; else this.length = 9; }
}
function Renderer() {
  const stop = () => {};
  this.draw = function () { return readPixels(); };
  this.read = () => new Vector().write();
  this.stop = stop;
}`;

/** What is left out of VECTOR for a page, and what the page then runs. */
function reduce(page: string): { names: string[]; code: string } {
  const modules = new Map([
    ["three", VECTOR],
    ["page", page],
  ]);
  const names = unusedMembers(modules, (id) => id === "three").get("three") ?? new Set();
  return { names: [...names].sort(), code: withoutMembers(VECTOR, names) };
}

test("leaves out methods, fields and functions that no code that can run mentions", () => {
  const { names, code } = reduce("new Vector().clone().isVector; new Renderer().draw();");
  // write() is mentioned only by toJSON() and read(), which nothing calls.
  expect(names).toEqual(["isPoint", "longest", "read", "stop", "stretch", "toJSON", "write"]);
  const made = new Function(`${code}; return new Vector().set(3).clone();`)();
  expect(made).toMatchObject({ isVector: true, x: 3 });
  expect(made.write).toBeUndefined();
});

test("keeps what a text names, and what that needs", () => {
  const { names } = reduce('new Vector()["toJSON"]();');
  expect(names).not.toContain("toJSON");
  expect(names).not.toContain("write");
});

test("keeps setters, which an assignment calls", () => {
  const { names, code } = reduce("new Vector().set(0).stretch();");
  expect(names).not.toContain("length");
  const stretched = new Function(`${code}; const it = new Vector().set(0); it.stretch(); return it.x;`)();
  expect(stretched).toBe(9);
});

test("an assignment that was all of an if leaves the code after it as it was", () => {
  const code = withoutMembers(VECTOR, new Set(["longest"]));
  expect(new Function(`${code}; const it = new Vector().set(2); it.stretch(); return it.x;`)()).toBe(2);
});
