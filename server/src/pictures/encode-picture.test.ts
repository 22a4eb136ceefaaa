import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startProcess } from "../process/start-process.ts";
import { decodePicture } from "./decode-picture.ts";
import { encodePicture } from "./encode-picture.ts";
import type { PictureForm, PictureRequest } from "./picture-message.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-encode-picture-"));
  await writeFile(join(folder, "upload"), await drawing(300, 200).png().toBuffer());
});
afterAll(() => rm(folder, { recursive: true }));

const FORM: PictureForm = { width: 64, height: 64, format: "png" };
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#f808" } });
const picture = (signal?: AbortSignal) => ({
  file: join(folder, "upload"),
  output: join(folder, "picture"),
  form: FORM,
  signal,
});

const chunk = (type: string, content: Buffer) => {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** The header of an interlaced PNG with four channels (PNG specification, 11.2.2). */
const header = (width: number, height: number, depth: number) => {
  const content = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, 6, 0, 0, 1]);
  content.writeUInt32BE(width);
  content.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", content),
    chunk("IDAT", Buffer.alloc(9)),
  ]);
};

describe("a picture is decoded", () => {
  const decoded = async (bytes: Buffer, form = FORM) => {
    const reply = await decodePicture(bytes, form);
    return "failure" in reply ? reply.failure : sharp(reply.picture).metadata();
  };
  test("unless its header claims more pixels or bytes than are read here", async () => {
    expect(await decoded(header(7_000, 7_000, 16))).toBe("too_large");
    expect(await decoded(header(7_500, 7_000, 8))).toBe("too_large");
    // Small enough, but there is nothing in it.
    expect(await decoded(header(700, 700, 16))).toBe("unreadable");
  });

  test("into its form, upright, and never larger than it was", async () => {
    const form = { width: 64, height: 32, format: "webp", background: "#000" } as const;
    const turned = await drawing(100, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await decoded(turned, form)).toMatchObject({ width: 64, height: 32, format: "webp", hasAlpha: false });
    expect(await decoded(await drawing(40, 60).png().toBuffer())).toMatchObject({
      width: 40,
      height: 40,
      hasAlpha: true,
    });
    expect(await decoded(Buffer.from("\x89PNG\r\n no more", "latin1"))).toBe("unreadable");
    expect(await decoded(await drawing(9, 9).tiff().toBuffer())).toBe("unreadable");
  });
});

describe("a process decodes pictures", () => {
  /** A process that the machine ends as soon as it begins. */
  const ended = (signal: NodeJS.Signals) => (): ChildProcess =>
    spawn(process.execPath, ["-e", `process.kill(process.pid, "${signal}"); setTimeout(() => {}, 60_000)`]);
  const hanging = () => spawn(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"]);

  test("one at a time, and it is gone when its picture is there", async () => {
    let running = 0;
    const seen: number[] = [];
    const start = (request: PictureRequest) => {
      seen.push(++running);
      const child = startProcess("picture-child", import.meta.url, { args: [JSON.stringify(request)] });
      return child.once("close", () => running--);
    };
    await Promise.all([0, 1].map(() => encodePicture(picture(), { start })));
    expect(await sharp(await readFile(join(folder, "picture"))).metadata()).toMatchObject({ width: 64, height: 64 });
    expect([seen, running]).toEqual([[1, 1], 0]);
  });

  test("and the picture is not at fault when the machine ends it, lacks memory or takes too long", async () => {
    const unavailable = { code: "unavailable", status: 503 };
    await expect(encodePicture(picture(), { start: ended("SIGKILL") })).rejects.toMatchObject(unavailable);
    await expect(encodePicture(picture(), { start: hanging, timeoutMs: 20 })).rejects.toMatchObject(unavailable);
    await expect(encodePicture(picture(), { start: () => spawn("/nowhere/node") })).rejects.toMatchObject(unavailable);
    // Half of what Node and the decoded picture need.
    const small = (request: PictureRequest) =>
      startProcess("picture-child", import.meta.url, { args: [JSON.stringify(request)], limits: { memory: 150 } });
    const file = join(folder, "large");
    await writeFile(file, header(7_000, 7_000, 8));
    const large = encodePicture({ ...picture(), file }, process.platform === "linux" ? { start: small } : {});
    await expect(large).rejects.toMatchObject(process.platform === "linux" ? unavailable : { code: "invalid_picture" });
  });

  test.skipIf(process.platform === "win32")("and the picture is too large when its processor time is up", async () => {
    await expect(encodePicture(picture(), { start: ended("SIGXCPU") })).rejects.toMatchObject({
      code: "picture_too_large",
    });
  });

  test("until its client leaves, also while it waits", async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const start = () =>
      hanging().once("spawn", () => {
        second.abort(new Error("second left"));
        first.abort(new Error("first left"));
      });
    const begun = [encodePicture(picture(first.signal), { start }), encodePicture(picture(second.signal), { start })];
    const reasons = (await Promise.allSettled(begun)).map((one) => one.status === "rejected" && one.reason.message);
    expect(reasons).toEqual(["first left", "second left"]);
  });

  test("and none is started for a drawing", async () => {
    const svg = join(folder, "drawing.png");
    await writeFile(svg, '<svg xmlns="http://www.w3.org/2000/svg"><image href="/etc/passwd"/></svg>');
    const start = () => expect.fail("started");
    await expect(encodePicture({ ...picture(), file: svg }, { start })).rejects.toMatchObject({
      code: "invalid_picture",
    });
  });
});
