import { describe, expect, it } from "vitest";
import { LOOK_IDS } from "../contract/index.ts";
import { askedStaging, readAskedStaging } from "./asked-staging.ts";

const ask = (query: string, staging?: Parameters<typeof askedStaging>[0]) =>
  askedStaging(staging, readAskedStaging(new URLSearchParams(query)), "Ballet");
const OWNERS = {
  cast: { dancers: 3, arrangement: "canon", looks: ["practice/night/deep/black", "street/rose"] },
  environment: "studio",
  camera: "front",
} as const;
const owners = { ...OWNERS, cast: { ...OWNERS.cast, looks: [...OWNERS.cast.looks] } };

describe("what an address asks for", () => {
  it("takes the owner's place where it is asked, and only there", () => {
    expect(ask("")).toEqual({ cast: { dancers: 1, arrangement: "unison", looks: ["ballet/plum"] } });
    expect(ask("", owners)).toEqual(owners);
    expect(ask("look=street&colours=teal&stage=temple&dancers=5", owners)).toEqual({
      cast: { dancers: 5, arrangement: "canon", looks: ["street/teal", "street/rose"] },
      environment: "temple",
      camera: "front",
    });
    expect(ask("look=street", owners).cast?.looks).toEqual(["street/marigold", "street/rose"]);
    expect(ask("colours=sand", owners).cast?.looks?.[0]).toBe("practice/sand");
  });

  it.each(LOOK_IDS)("knows the look %s", (look) => {
    expect(ask(`look=${look}`).cast?.looks?.[0]).toMatch(`${look}/`);
  });

  it.each(["", "__proto__", "constructor", "Street", " street", "-1", "💃\u202e\0", "../x", "a".repeat(6000)])(
    "is nothing where %j is asked for",
    (hostile) => {
      const query = new URLSearchParams({ look: hostile, colours: hostile, dancers: hostile, stage: hostile });
      expect(askedStaging(undefined, readAskedStaging(query), "Ballet")).toEqual(ask(""));
      expect(ask(`look=street&${new URLSearchParams({ colours: hostile })}`).cast?.looks).toEqual(["street/marigold"]);
    },
  );
});
