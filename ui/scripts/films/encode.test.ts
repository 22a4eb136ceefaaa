import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createEncoder } from "./encode.ts";
import { HEIGHT, WIDTH } from "./film.ts";
import { findEncoder } from "./find-encoder.ts";

const picture = (value: number) => new Uint8Array(WIDTH * HEIGHT * 3).fill(value);

describe("the encoder", { timeout: 60_000 }, () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-film-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("writes a film as WebM and as MP4", async () => {
    const encoder = createEncoder(findEncoder(), join(folder, "film"));
    for (let i = 0; i < 5; i++) await encoder.write(picture(i * 40));
    await encoder.end();
    const [webm, mp4] = await Promise.all(["film.webm", "film.mp4"].map((name) => readFile(join(folder, name))));
    // EBML's mark, and the first box of an MP4 file.
    expect(webm?.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    expect(mp4?.subarray(4, 8).toString("latin1")).toBe("ftyp");
  });

  it("tells why it cannot write, however much is sent", async () => {
    const encoder = createEncoder(findEncoder(), join(folder, "nowhere", "film"));
    const send = async () => {
      for (let i = 0; i < 40; i++) await encoder.write(picture(0));
      await encoder.end();
    };
    await expect(send()).rejects.toThrow(/could not write .*No such file or directory/s);
  });
});
