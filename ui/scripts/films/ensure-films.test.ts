import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const MODULE = new URL("ensure-films.mjs", import.meta.url).href;
/** A film that nobody dances in, of five frames. */
const FEW = { names: ["choose"], frameRate: 0.25 };

let folder: string;
const started: ChildProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nataraj-films-"));
});
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** A process that draws, and what it drew. */
function draw(options: object) {
  const script = `import { ensureFilms } from ${JSON.stringify(MODULE)};
    console.log(JSON.stringify(await ensureFilms(${JSON.stringify({ folder, ...options })})));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  return { child, drawn: text(child.stdout) };
}

const film = (kind: string) => join(folder, `tutorials/choose.${kind}`);

describe("the films", { timeout: 120_000 }, () => {
  it("are drawn once by processes that start together, and not again", async () => {
    const both = await Promise.all([draw(FEW).drawn, draw(FEW).drawn]);
    expect(both.map((drawn) => JSON.parse(drawn)).sort()).toEqual([[], ["choose"]]);
    // EBML's mark, and the first box of an MP4 file.
    expect(readFileSync(film("webm")).subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    expect(readFileSync(film("mp4")).subarray(4, 8).toString("latin1")).toBe("ftyp");
    expect(JSON.parse(await draw(FEW).drawn)).toEqual([]);
  });

  it("stay whole where a process that draws is killed, which leaves nothing that the next one trips over", async () => {
    const before = statSync(film("webm"));
    const { child } = draw({ names: ["choose"] }); // all frames: those of the product are more than a test's
    const partial = () => readdirSync(folder).find((name) => name.endsWith(".webm"));
    await vi.waitFor(() => expect(partial()).toBeDefined(), { timeout: 60_000 });
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(statSync(film("webm"))).toMatchObject({ ino: before.ino, size: before.size });
    writeFileSync(join(folder, ".choose.99.mp4"), "left by one that could not tidy up");
    rmSync(film("mp4"));
    rmSync(`${folder}.lock`, { recursive: true }); // it would be taken for dead in a minute
    expect(JSON.parse(await draw(FEW).drawn)).toEqual(["choose"]);
    expect(existsSync(film("mp4"))).toBe(true);
    expect(readdirSync(folder).sort()).toEqual([".choose.inputs", "tutorials"]);
  });
});
