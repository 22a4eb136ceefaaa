import { LOOKS } from "@nataraj/ui/dancer";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dancerFor } from "./create-dancer.ts";

afterEach(() => vi.restoreAllMocks());

const lookOf = (wanted?: string | null, colours?: string | null) => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const engine = dancerFor("Ballet, Salsa, ", wanted, colours)(document.createElement("canvas"));
  const { look } = engine;
  engine.dispose();
  return look;
};

describe("the dancer that an address asks for", () => {
  it.each(Object.keys(LOOKS))("is %s", (look) => {
    expect(lookOf(look, LOOKS[look as keyof typeof LOOKS].variants[1]?.id)).toBe(look);
  });

  it.each([
    null,
    "",
    "__proto__",
    "constructor",
    "Street",
    " street",
    "-1",
    "1e309",
    "💃\u202e\0",
    "../x",
    "a".repeat(6000),
  ])("suits the dance where %j is asked for", (hostile) => {
    expect(lookOf(hostile, hostile)).toBe("ballet");
    expect(lookOf("street", hostile)).toBe("street");
  });
});
