import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PicturedDance } from "@nataraj/sdk/picture";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTemporaryFolders } from "../disk/temporary-folders.ts";
import { createAskedPictures } from "./asked-pictures.ts";
import type { DrawDance } from "./draw-dance.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-asked-"));
});
afterAll(() => rm(folder, { recursive: true }));

const dance = (choreography: string): PicturedDance => ({ choreography, duration: 4, styles: [], staging: undefined });
const logger = pino({ enabled: false });

/** What was drawn, and a drawing that waits for `go`. */
function setUp(options: { kept?: number; waiting?: number; patience?: number } = {}) {
  const drawn: string[] = [];
  const gates: (() => void)[] = [];
  const draw: DrawDance = async ({ choreography }, place, signal, formats) => {
    expect(formats).toEqual(["wide"]);
    drawn.push(choreography);
    await new Promise<void>((resolve) => {
      gates.push(resolve);
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
    signal.throwIfAborted();
    if (choreography === "bad") throw new Error("no dance");
    for (const kind of ["wide", "small"]) await writeFile(join(place, `${kind}.jpg`), `${kind} ${choreography}`);
  };
  const pictures = createAskedPictures({ draw, folders: createTemporaryFolders(folder), logger, ...options });
  const find = async (name: string) => {
    const picture = await pictures.find(dance(name));
    return picture && [picture.wide, picture.small].map((bytes) => Buffer.from(bytes).toString());
  };
  const go = async (count: number) => {
    await expect.poll(() => drawn.length).toBe(count);
    gates[count - 1]?.();
  };
  return { drawn, find, go, pictures };
}

test("draws each once, one after the other, and forgets what was asked for longest ago", async () => {
  const { drawn, find, go } = setUp({ kept: 2 });
  const asked = ["a", "b", "a"].map(find);
  await go(1);
  expect(await asked[0]).toEqual(["wide a", "small a"]);
  await go(2);
  expect(await Promise.all(asked)).toEqual([
    ["wide a", "small a"],
    ["wide b", "small b"],
    ["wide a", "small a"],
  ]);
  const third = find("c");
  await go(3);
  await third;
  expect(await find("a")).toEqual(["wide a", "small a"]);
  const again = find("b");
  await go(4);
  await again;
  expect(drawn).toEqual(["a", "b", "c", "b"]);
  expect(await readdir(folder)).toEqual([]);
});

test("lets nobody wait for long, nor many", async () => {
  const { drawn, find, go } = setUp({ waiting: 2, patience: 1 });
  expect(await Promise.all(["a", "b", "c"].map(find))).toEqual([undefined, undefined, undefined]);
  await go(1);
  await go(2);
  await expect.poll(() => find("a")).toEqual(["wide a", "small a"]);
  await expect.poll(() => find("b")).toEqual(["wide b", "small b"]);
  expect(drawn).toEqual(["a", "b"]);
});

test("tries again what could not be drawn, and draws nothing after the end", async () => {
  const { drawn, find, go, pictures } = setUp();
  const bad = find("bad");
  await go(1);
  expect(await bad).toBeUndefined();
  const again = find("bad");
  await expect.poll(() => drawn.length).toBe(2);
  const next = find("a");
  await pictures.close();
  expect(await Promise.all([again, next, find("b")])).toEqual([undefined, undefined, undefined]);
  expect(drawn).toEqual(["bad", "bad"]);
  expect(await readdir(folder)).toEqual([]);
});
