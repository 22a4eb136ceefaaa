import { afterEach, describe, expect, it, vi } from "vitest";
import { dancerFor, projectDancer } from "./create-dancer.ts";

afterEach(() => vi.restoreAllMocks());

describe("the dancer that a project's owner has chosen", () => {
  it("dances, and else the one that suits the style", () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const lookFor = (looks: string[]) => {
      const cast = { dancers: 3, arrangement: "canon", looks } as const;
      const engine = dancerFor("Ballet, ", { ...cast, looks })(document.createElement("canvas"));
      const { look } = engine;
      engine.dispose();
      return look;
    };
    expect(lookFor(["practice/night", "street/teal"])).toBe("practice");
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
