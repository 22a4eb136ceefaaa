import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { numberAt } from "@nataraj/sdk/arrays";
import { MOVE_NAMES, TEXTS } from "@nataraj/sdk/contract";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { TUTORIALS } from "../../../src/home/tutorials.ts";
import { FILMS } from "../ensure-films.mjs";
import { FRAME_RATE, type Scene, type Tutorial } from "../film.ts";
import type { OpenDancer } from "../render/filmed-dancer.ts";
import { SONGS } from "../screens/choose-music.ts";
import { choose } from "./choose.ts";
import { PROJECT, tutorialPlayable } from "./playable.ts";
import { PROJECTS, SHARED, share } from "./share.ts";
import { styles } from "./styles.ts";
import { watch } from "./watch.ts";

const { said } = vi.hoisted(() => ({ said: new Set<string>() }));
vi.mock("../drawing/letters.ts", async (original) => {
  const real = await original<typeof import("../drawing/letters.ts")>();
  const letters: typeof real.letters = (content, ...rest) => {
    said.add(content);
    return real.letters(content, ...rest);
  };
  return { ...real, letters };
});

const root = fileURLToPath(new URL("../../../..", import.meta.url));
/** The stage stays empty: what is asked here does not depend on who dances. */
const nobody: OpenDancer = async () => () => [];
/** Seconds between the moments at which a film is looked at. */
const STEP = 2 / FRAME_RATE;

/** All source text of a folder, its white space made even. */
function textOf(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && [".ts", ".tsx"].includes(extname(entry.name)))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n")
    .replace(/\s+/g, " ");
}

describe("the tutorials' films", { timeout: 60_000 }, () => {
  let films: Tutorial[];
  beforeAll(async () => {
    films = [choose, await styles(nobody), await watch(nobody), share];
  }, 60_000);

  it("are as many as the tutorials, each under its name", () => {
    expect(films.map(({ name }) => name)).toEqual(TUTORIALS.map(({ name }) => name));
    expect([...FILMS].sort()).toEqual([...TUTORIALS.map(({ name }) => name), "demo"].sort());
  });

  it("give every step time to be read, and end after the last", () => {
    for (const { name, seconds } of films) {
      const steps = TUTORIALS.find((tutorial) => tutorial.name === name)?.steps ?? [];
      const starts = [...steps.map(({ start }) => start), seconds];
      expect(starts[0]).toBe(0);
      for (const [i, { text }] of steps.entries())
        expect(numberAt(starts, i + 1) - numberAt(starts, i), text).toBeGreaterThan(3);
      expect(seconds).toBeLessThanOrEqual(25);
    }
  });

  it("never jump: neither the pointer nor the view, but for a change of pages in the dark", () => {
    for (const film of films) {
      let last: Scene | undefined;
      for (let seconds = 0; seconds < film.seconds; seconds += STEP) {
        const scene = film.sceneAt(seconds);
        if (last && (scene.veil ?? 0) < 0.9 && (last.veil ?? 0) < 0.9) {
          const moved = (a: number, b: number) => Math.abs(a - b) / scene.framing.width;
          const where = `${film.name} at ${seconds.toFixed(2)} s`;
          expect(moved(scene.framing.x, last.framing.x), where).toBeLessThan(0.08);
          expect(moved(scene.framing.y, last.framing.y), where).toBeLessThan(0.08);
          expect(moved(scene.framing.width, last.framing.width), where).toBeLessThan(0.08);
          if (scene.pointer && last.pointer) {
            expect(moved(scene.pointer.x, last.pointer.x), where).toBeLessThan(0.16);
            expect(moved(scene.pointer.y, last.pointer.y), where).toBeLessThan(0.16);
          }
        }
        last = scene;
      }
    }
  });

  it("say what the product says", () => {
    const product = ["ui/src", "site/src", "sdk/src"].map(textOf).join("\n");
    const isSaid = (part: string) =>
      // A field's button is named for the field.
      product.includes(part) || (/^COPY /.test(part) && product.toUpperCase().includes(part.slice(5)));
    const songs = textOf("server/library/songs");
    const lyrics = tutorialPlayable().timeline.segments.map((segment) => segment.lyrics);
    for (const film of films) for (let seconds = 0; seconds < film.seconds; seconds += 0.4) film.sceneAt(seconds);
    expect(said.size).toBeGreaterThan(100);
    for (const [title] of SONGS) expect(songs).toContain(`title: "${title}"`);
    const own = [
      ...SONGS.map(([title]) => title),
      ...lyrics,
      ...PROJECTS.map(({ name }) => name),
      ".mp3",
      ...["private", "public"].map(TEXTS.dashboard.visibilityChanged),
      ...MOVE_NAMES.map(TEXTS.project.nextStep),
    ];
    const shared = SHARED.link + SHARED.embed;
    const strange = [...said].filter((content) => {
      if (shared.includes(content)) return false;
      // Names, numbers and times are the people's; what stands between them is the product's.
      const parts = content.replace(/…$/, "").split(new RegExp(`${PROJECT}|[\\d:./]*\\d[\\d:./]*`));
      return parts.some((part) => !own.some((text) => text.includes(part.trim())) && !isSaid(part.trim()));
    });
    expect(strange).toEqual([]);
  });
});
