import { LOOKS } from "@nataraj/ui/dancer";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dancerFor, projectDancer } from "./create-dancer.ts";

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

describe("the dancer that a project's owner has chosen", () => {
  it("dances where the address asks for nobody else", () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const lookFor = (looks: string[], wanted?: string) => {
      const cast = { dancers: 3, arrangement: "canon", looks } as const;
      const engine = dancerFor("Ballet, ", wanted, undefined, { ...cast, looks })(document.createElement("canvas"));
      const { look } = engine;
      engine.dispose();
      return look;
    };
    expect(lookFor(["practice/night", "street/teal"])).toBe("practice");
    expect(lookFor(["practice/night"], "street")).toBe("street");
    expect(lookFor(["unheard/of"])).toBe("ballet");
    expect(lookFor([])).toBe("ballet");
  });

  it("is the same for its owner and for visitors, whatever a browser has kept", () => {
    localStorage.setItem("nataraj-dancer", "street/teal");
    const cast = { dancers: 1, arrangement: "unison", looks: ["practice/night"] } as const;
    expect(projectDancer("Ballet, ").look).toBe("ballet");
    expect(projectDancer("Ballet, ", () => ({ ...cast, looks: [...cast.looks] })).look).toBe("practice");
    localStorage.clear();
  });
});
