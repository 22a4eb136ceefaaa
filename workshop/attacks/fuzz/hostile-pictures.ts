import { crc32, deflateSync } from "node:zlib";
import fc from "fast-check";
import sharp from "sharp";
import { damaged, type HostileFile, polyglots, u32 } from "./hostile-files.ts";

const FORMATS = ["png", "jpeg", "webp", "gif", "avif", "tiff"] as const;

/** Small, whole pictures in the usual formats. */
export async function pictureSeeds(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const noise = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, at) => (at * 2_654_435_761) & 255));
  for (const format of FORMATS) {
    pictures.set(
      format,
      await sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
        .toFormat(format)
        .toBuffer(),
    );
  }
  return pictures;
}

/** Files that claim to be pictures. */
export function hostilePictures(seeds: ReadonlyMap<string, Buffer>): fc.Arbitrary<HostileFile> {
  const whole = [...seeds].map(([name, bytes]) => ({ name: `picture.${name}`, bytes }));
  const png = { name: "picture.png", bytes: seeds.get("png") ?? Buffer.alloc(0) };
  return fc.oneof(
    { weight: 6, arbitrary: damaged(whole) },
    { weight: 2, arbitrary: fc.constantFrom(...pngBombs()) },
    { weight: 2, arbitrary: fc.constantFrom(...drawings()) },
    { weight: 1, arbitrary: fc.constantFrom(...polyglots(png)) },
    { weight: 1, arbitrary: fc.constantFrom(...whole) },
  );
}

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(type: string, content: Buffer, sum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  // Node 20.19 may be without crc32.
  const check = sum ?? (typeof crc32 === "function" ? crc32(body) : 0);
  return Buffer.concat([u32(content.length), body, u32(check)]);
}

function head(width: number, height: number, depth = 8, colour = 0, interlace = 0): Buffer {
  return chunk("IHDR", Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, interlace])]));
}

/** PNGs that are small as files and huge, or impossible, as pictures (PNG specification, 11). */
function pngBombs(): HostileFile[] {
  const zeros = deflateSync(Buffer.alloc(50_000_000), { level: 9 });
  const end = chunk("IEND", Buffer.alloc(0));
  const data = chunk("IDAT", zeros);
  const text = chunk("zTXt", Buffer.concat([Buffer.from("a\0\0"), zeros]));
  const profile = chunk("iCCP", Buffer.concat([Buffer.from("a\0\0"), zeros]));
  const bombs: [string, Buffer[]][] = [
    ["2^31 wide", [head(2 ** 31 - 1, 2 ** 31 - 1), data, end]],
    ["49 megapixels", [head(7_000, 7_000), data, end]],
    ["no pixels", [head(0, 0), data, end]],
    ["one line", [head(16_000_000, 1), data, end]],
    ["a text of 50 MB", [head(10, 10), text, data, end]],
    ["a profile of 50 MB", [head(10, 10), profile, data, end]],
    ["1,000 texts", [head(10, 10), ...Array<Buffer>(1_000).fill(chunk("tEXt", Buffer.from("a\0b"))), data, end]],
    ["a wrong depth", [head(10, 10, 77), data, end]],
    ["a wrong colour", [head(10, 10, 8, 99), data, end]],
    ["16 bits of 49 megapixels", [head(7_000, 7_000, 16, 6, 1), data, end]],
    ["interlaced", [head(5_000, 5_000, 8, 6, 1), data, end]],
    ["a wrong sum", [chunk("IHDR", Buffer.alloc(13, 1), 1), data, end]],
    ["no data", [head(100, 100), end]],
  ];
  return bombs.map(([name, chunks]) => ({ name: `${name}.png`, bytes: Buffer.concat([SIGNATURE, ...chunks]) }));
}

/** The bytes of an interlaced PNG's seven passes with four channels (PNG specification, 8.2). */
function interlacedBytes(width: number, height: number, depth: number): number {
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.reduce((sum, [x, y, across, down]) => {
    const [columns, rows] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)];
    return sum + rows * (1 + columns * 4 * (depth / 8));
  }, 0);
}

/** An interlaced PNG of one colour, which is whole: small as a file, and decoded in one piece. */
function interlaced(side: number, depth: number): Buffer {
  const pixels = deflateSync(Buffer.alloc(interlacedBytes(side, side, depth)), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    head(side, side, depth, 6, 1),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/**
 * Whole pictures that are small as files and take much memory and time to decode: 16 bits and interlaced (392 MB), as much
 * as is accepted, progressive, or of a format that is decoded whole.
 */
export async function heavyPictures(): Promise<HostileFile[]> {
  const plain = sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: "#d80" } });
  return [
    { name: "16 bits.png", bytes: interlaced(7_000, 16) },
    { name: "8 bits.png", bytes: interlaced(7_000, 8) },
    { name: "progressive.jpg", bytes: await plain.clone().jpeg({ progressive: true }).toBuffer() },
    { name: "whole.avif", bytes: await plain.clone().avif({ effort: 0 }).toBuffer() },
    { name: "whole.gif", bytes: await plain.clone().gif().toBuffer() },
  ];
}

/** Texts that a library would draw, read files for, or run. */
function drawings(): HostileFile[] {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
  const texts: [string, string][] = [
    [
      "x.svg",
      `<!DOCTYPE svg [<!ENTITY l0 "la">${laughs}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l9;</text></svg>`,
    ],
    [
      "y.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><image href="file:///etc/passwd"/></svg>',
    ],
    ["z.svg", `<svg xmlns="http://www.w3.org/2000/svg">${"<g>".repeat(20_000)}</svg>`],
    ["x.png", "push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1:1/x.png'\npop graphic-context\n"],
    ["x.jpg", "%!PS\n(/etc/passwd) (r) file\n"],
    ["x.webp", "RIFF\xff\xff\xff\xffWEBPVP8X"],
    ["x.gif", `GIF89a\xff\xff\xff\xff\xf7\0\0${"x".repeat(900)}`],
    ["x.avif", "\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf\xff\xff\xff\xffmeta"],
    ["x.heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
    ["empty.png", ""],
    ["one.png", "x"],
  ];
  return texts.map(([name, content]) => ({ name, bytes: Buffer.from(content, "latin1") }));
}
