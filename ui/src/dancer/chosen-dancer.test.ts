import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseAvatar, chooseLook, chosenDancer, forgetDancer, onDancerChosen } from "./chosen-dancer.ts";

const file = new File(["x"], "mine.vrm");

beforeEach(forgetDancer);
afterEach(() => vi.restoreAllMocks());

describe("the chosen dancer", () => {
  it("is the one that suits the dance until somebody chooses", () => {
    expect(chosenDancer("ballet")).toEqual({ look: "ballet", variant: "plum", avatar: undefined, isDefault: true });
    chooseLook("street", "teal");
    expect(chosenDancer("ballet")).toEqual({ look: "street", variant: "teal", avatar: undefined, isDefault: false });
    forgetDancer();
    expect(chosenDancer("practice").look).toBe("practice");
  });

  it("is remembered by the browser, but an avatar is not", () => {
    chooseLook("street", "ink");
    chooseAvatar(file);
    expect(chosenDancer("ballet")).toMatchObject({ avatar: file, look: "street", isDefault: false });
    expect(Object.values(localStorage)).toEqual(["street/ink"]);
    chooseLook("ballet", "sea");
    expect(chosenDancer("street").avatar).toBeUndefined();
  });

  it.each(["nobody/x", "street", "__proto__/x", "street/none", "/"])("bears %j in storage", (text) => {
    localStorage.setItem("nataraj-dancer", text);
    const { look, variant } = chosenDancer("ballet");
    expect([look, variant]).toEqual(text.startsWith("street") ? ["street", "marigold"] : ["ballet", "plum"]);
  });

  it("holds for the page where storage is forbidden", () => {
    for (const name of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException("no", "SecurityError");
      });
    chooseLook("practice", "night");
    expect(chosenDancer("ballet")).toMatchObject({ look: "practice", variant: "night" });
  });

  it("tells listeners until they leave", () => {
    const heard = vi.fn();
    const leave = onDancerChosen(heard);
    chooseAvatar(file);
    leave();
    forgetDancer();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
