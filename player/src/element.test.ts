import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { NatarajPlayerElement } from "./element.ts";
import { frameAddress } from "./frame-address.ts";
import { afterEvent, unknownState } from "./player-state.ts";
import { STYLE } from "./style.ts";

const SITE = "https://dance.example.org";

it("asks the frame for what the attributes say", () => {
  const attributes: Record<string, string> = { look: "street", dancers: "3", stage: "temple", muted: "", start: "12" };
  const address = (plays: boolean) => frameAddress(SITE, "nataraj-1?", (name) => attributes[name] ?? null, plays);
  expect(address(true)).toBe(
    `${SITE}/standalone/nataraj-1%3F?autoplay=1&look=street&dancers=3&stage=temple&start=12&muted=1`,
  );
  expect(address(false)).toContain("autoplay=0");
});

it("keeps what the frame tells", () => {
  const playing = afterEvent(unknownState(true), "play", undefined);
  expect(afterEvent(playing, "timeupdate", { seconds: 3, duration: 52 })).toEqual({
    paused: false,
    time: 3,
    duration: 52,
    volume: 1,
    muted: true,
  });
  for (const event of ["pause", "ended", "blocked"]) expect(afterEvent(playing, event, undefined).paused).toBe(true);
  expect(afterEvent(playing, "volumechange", { volume: 0.5, muted: false })).toMatchObject({
    volume: 0.5,
    muted: false,
  });
});

it("has a manifest that names what the element has, and can be imported on a server", () => {
  const manifest = JSON.parse(readFileSync(new URL("../custom-elements.json", import.meta.url), "utf8"));
  const [element] = manifest.modules[0].declarations;
  const names = (list: { name: string }[]) => list.map(({ name }) => name).sort();
  expect(names(element.attributes)).toEqual([...NatarajPlayerElement.observedAttributes].sort());
  const own = Object.getOwnPropertyDescriptors(NatarajPlayerElement.prototype);
  const callbacks = /Callback$|^constructor$|^addEventListener$/;
  expect(names(element.members)).toEqual(
    Object.keys(own)
      .filter((name) => !callbacks.test(name))
      .sort(),
  );
  const fixed = Object.keys(own).filter((name) => own[name]?.get && !own[name]?.set);
  expect(names(element.members.filter((member: { readonly?: boolean }) => member.readonly))).toEqual(fixed.sort());
  for (const { name } of element.cssProperties) expect(STYLE).toContain(`var(${name},`);
});
