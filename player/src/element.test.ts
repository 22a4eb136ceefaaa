import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { VALUES } from "./attributes.ts";
import { NatarajPlayerElement } from "./element.ts";
import { frameAddress, posterAddresses } from "./frame-address.ts";
import { afterEvent, UNKNOWN_STATE } from "./player-state.ts";
import { STYLE } from "./style.ts";

const SITE = "https://dance.example.org";

it("asks the frame for what the attributes say", () => {
  const attributes: Record<string, string> = {
    look: "street",
    dancers: "3",
    stage: "temple",
    muted: "",
    loop: "false",
    start: "12",
  };
  const read = (name: string) => attributes[name] ?? null;
  const address = (plays: boolean) => frameAddress(SITE, "nataraj-1?", read, plays);
  expect(address(true)).toBe(
    `${SITE}/standalone/nataraj-1%3F?look=street&dancers=3&stage=temple&start=12&muted=1&autoplay=1`,
  );
  expect(address(false)).toContain("autoplay=0");
  const shown = "look=street&dancers=3&stage=temple";
  expect(posterAddresses(SITE, "nataraj-1?", read).small).toBe(`${SITE}/posters/nataraj-1%3F-480.jpg?${shown}`);
  expect(posterAddresses(SITE, "nataraj-1", () => null).large).toBe(`${SITE}/posters/nataraj-1.jpg`);
});

it("keeps what the frame tells", () => {
  const playing = afterEvent(UNKNOWN_STATE, "play", undefined);
  expect(afterEvent(playing, "timeupdate", { seconds: 3, duration: 52 })).toEqual({
    paused: false,
    seconds: 3,
    duration: 52,
    volume: 1,
    muted: false,
  });
  for (const event of ["pause", "ended", "blocked"]) expect(afterEvent(playing, event, undefined).paused).toBe(true);
  expect(afterEvent(playing, "volumechange", { volume: 0.5, muted: true })).toMatchObject({
    volume: 0.5,
    muted: true,
  });
});

const manifest = JSON.parse(readFileSync(new URL("../custom-elements.json", import.meta.url), "utf8"));
const [element] = manifest.modules[0].declarations;

it("has a manifest that names what the element has, and can be imported on a server", () => {
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

it("has a manifest that names the values of attributes", () => {
  for (const [name, values] of Object.entries(VALUES)) {
    const { type } = element.attributes.find((attribute: { name: string }) => attribute.name === name);
    expect(type.text.replaceAll('"', "").split(" | "), name).toEqual(values);
  }
});

it("is described in the documents as in its manifest", () => {
  const document = readFileSync(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  const code = (text: string) => `\`${text.replaceAll('"', "").split(" | ").join("`, `")}\``;
  const rows = [
    ...element.attributes.map(
      ({ name, type, default: otherwise = "", description }: Record<string, string> & { type: { text: string } }) =>
        `| \`${name}\` | ${/^(string|number|boolean)$/.test(type.text) ? type.text : code(type.text)} | ${otherwise} | ${description} |`,
    ),
    ...element.events.map(({ name, description }: Record<string, string>) => `| \`${name}\` | ${description} |`),
  ];
  expect(document.split("\n")).toEqual(expect.arrayContaining(rows));
});
