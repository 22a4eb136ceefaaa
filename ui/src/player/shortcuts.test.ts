import { describe, expect, it } from "vitest";
import { type Press, SHORTCUTS, shortcutOf } from "./shortcuts.ts";

const state = { time: 12, rate: 1, muted: false, mirrored: false };
const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  target: document.body,
  ...more,
});
function inside(html: string, selector: string): Element {
  document.body.innerHTML = html;
  const element = document.querySelector(selector);
  if (!element) throw new Error("no such element");
  return element;
}

describe("the shortcuts", () => {
  it.each([
    ["k", { type: "TOGGLE" }],
    ["K", { type: "TOGGLE" }],
    [" ", { type: "TOGGLE" }],
    ["ArrowLeft", { type: "SEEK", time: 7 }],
    ["ArrowRight", { type: "SEEK", time: 17 }],
    ["j", { type: "SEEK", time: 2 }],
    ["l", { type: "SEEK", time: 22 }],
    ["m", { type: "SET_MUTED", muted: true }],
    ["f", { type: "fullscreen" }],
    ["<", { type: "SET_RATE", rate: 0.75 }],
    [">", { type: "SET_RATE", rate: 1.25 }],
    ["?", { type: "help" }],
    ["x", undefined],
    ["Tab", undefined],
  ])("answer %j", (key, action) => {
    expect(shortcutOf(press(key), state)).toEqual(action);
  });

  it("stay within the song and the speeds", () => {
    expect(shortcutOf(press("j"), { ...state, time: 3 })).toEqual({ type: "SEEK", time: 0 });
    expect(shortcutOf(press(">"), { ...state, rate: 2 })).toEqual({ type: "SET_RATE", rate: 2 });
    expect(shortcutOf(press("<"), { ...state, rate: 0.25 })).toEqual({ type: "SET_RATE", rate: 0.25 });
    expect(shortcutOf(press("<"), { ...state, rate: 0.6 })).toEqual({ type: "SET_RATE", rate: 0.5 });
  });

  it.each(["ctrlKey", "metaKey", "altKey", "defaultPrevented"] as const)("leave a press with %s alone", (flag) => {
    expect(shortcutOf(press("k", { [flag]: true }), state)).toBeUndefined();
  });

  it.each([
    ["<input type=email>", "input"],
    ["<textarea></textarea>", "textarea"],
    ["<select><option>k</option></select>", "select"],
    ["<div contenteditable><b>x</b></div>", "b"],
    ["<dialog><button>okay</button></dialog>", "button"],
  ])("are silent in %s", (html, selector) => {
    const target = inside(html, selector);
    for (const { keys } of SHORTCUTS)
      for (const key of keys) expect(shortcutOf(press(key, { target }), state)).toBeUndefined();
  });

  it("leave a button its space and a slider its arrows", () => {
    const button = inside("<button>go</button>", "button");
    expect(shortcutOf(press(" ", { target: button }), state)).toBeUndefined();
    expect(shortcutOf(press("k", { target: button }), state)).toEqual({ type: "TOGGLE" });
    const slider = inside("<div role=slider></div>", "div");
    expect(shortcutOf(press("ArrowLeft", { target: slider }), state)).toBeUndefined();
  });
});
