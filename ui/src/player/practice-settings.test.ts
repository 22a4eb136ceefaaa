import { afterEach, expect, it, vi } from "vitest";
import { forgetPractice, keepPractice, readPractice } from "./practice-settings.ts";

afterEach(() => {
  vi.restoreAllMocks();
  forgetPractice();
});

const USUAL = { rate: 1, mirrored: false, delay: 0, counts: true, view: undefined };

it("keeps each choice by itself", () => {
  keepPractice({ rate: 0.5, view: "back" });
  keepPractice({ counts: false });
  expect(readPractice()).toEqual({ ...USUAL, rate: 0.5, view: "back", counts: false });
});

it.each(["nonsense", "null", "[]", '{"rate":9,"mirrored":"yes","delay":-3,"counts":0,"view":"__proto__"}'])(
  "takes the usual in place of %s",
  (text) => {
    localStorage.setItem("nataraj-practice", text);
    expect(readPractice()).toEqual(USUAL);
  },
);

it("does without a storage", () => {
  for (const method of ["getItem", "setItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
  keepPractice({ rate: 0.5 });
  expect(readPractice()).toEqual(USUAL);
});
