import { deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { makeSong } from "../../../server/src/test/make-song.ts";
import { damaged, type HostileFile, polyglots, u32 } from "./hostile-files.ts";

const FORMATS = ["mp3", "wav", "m4a", "flac", "ogg", "opus"] as const;

/** Small, whole songs in every format that is taken; the hostile ones are made of them. */
export async function audioSeeds(): Promise<Map<string, Buffer>> {
  const songs = new Map<string, Buffer>();
  for (const format of FORMATS) songs.set(format, Buffer.from(await (await makeSong(3, format)).arrayBuffer()));
  return songs;
}

/** Files that claim to be music. */
export function hostileAudio(seeds: ReadonlyMap<string, Buffer>): fc.Arbitrary<HostileFile> {
  const mp3 = seeds.get("mp3") ?? Buffer.alloc(0);
  const whole = [...seeds].map(([name, bytes]) => ({ name: `song.${name}`, bytes }));
  return fc.oneof(
    { weight: 8, arbitrary: damaged(whole) },
    { weight: 3, arbitrary: fc.constantFrom(...id3Bombs(mp3)) },
    { weight: 3, arbitrary: oddWaves() },
    { weight: 2, arbitrary: fc.constantFrom(...oddFlacs(seeds.get("flac") ?? Buffer.alloc(0))) },
    { weight: 2, arbitrary: fc.constantFrom(...oddMovies(seeds.get("m4a") ?? Buffer.alloc(0))) },
    { weight: 2, arbitrary: fc.constantFrom(...playlists()) },
    { weight: 2, arbitrary: fc.constantFrom(...polyglots({ name: "song.mp3", bytes: mp3 })) },
    { weight: 1, arbitrary: fc.constantFrom(...whole) },
  );
}

/** A size in four bytes of seven bits (ID3v2.4, 6.2). */
function syncsafe(size: number): Buffer {
  return Buffer.from([(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127]);
}

function id3(content: Buffer, { claimed = content.length, flags = 0, version = 4 } = {}): Buffer {
  return Buffer.concat([Buffer.from("ID3"), Buffer.from([version, 0, flags]), syncsafe(claimed), content]);
}

function frame(id: string, content: Buffer, { flags = 0, claimed = content.length } = {}): Buffer {
  return Buffer.concat([Buffer.from(id), syncsafe(claimed), Buffer.from([0, flags]), content]);
}

/** Tags that are large, deep, or claim to be. */
function id3Bombs(song: Buffer): HostileFile[] {
  const small = frame("TXXX", Buffer.from("\0a\0b"));
  const lyrics = (size: number) => frame("USLT", Buffer.concat([Buffer.from("\x03eng\0"), Buffer.alloc(size, "la ")]));
  const lines = Buffer.concat(Array.from({ length: 50_000 }, (_, at) => Buffer.concat([Buffer.from("la\0"), u32(at)])));
  const zeros = deflateSync(Buffer.alloc(60_000_000), { level: 9 });
  const nested = Array.from({ length: 200 }).reduce<Buffer>(
    (inner) => frame("CHAP", Buffer.concat([Buffer.from("a\0"), Buffer.alloc(16), inner])),
    small,
  );
  const tags: [string, Buffer][] = [
    ["many frames", id3(Buffer.concat(Array(100_000).fill(small)))],
    ["5 MB of lyrics", id3(lyrics(5_000_000))],
    ["50,000 lines", id3(frame("SYLT", Buffer.concat([Buffer.from("\x03eng\x02\x01\0"), lines])))],
    [
      "a frame that inflates to 60 MB",
      id3(frame("USLT", Buffer.concat([syncsafe(60_000_000), zeros]), { flags: 0x09 })),
    ],
    ["chapters in chapters", id3(nested)],
    ["a size beyond the file", id3(small, { claimed: 2 ** 28 - 1 })],
    ["an extended header without end", id3(Buffer.concat([syncsafe(2 ** 27), small]), { flags: 0x40 })],
    ["unsynchronised nothing", id3(Buffer.alloc(500_000, Buffer.from([0xff, 0])), { flags: 0x80 })],
    ["a frame beyond the tag", id3(frame("APIC", Buffer.from("x"), { claimed: 2 ** 28 - 1 }))],
    ["an old version", id3(small, { version: 2 })],
    ["a version to come", id3(small, { version: 250 })],
  ];
  return tags.map(([name, tag]) => ({ name: `${name}.mp3`, bytes: Buffer.concat([tag, song]) }));
}

/** RIFF files whose header says anything. */
function oddWaves(): fc.Arbitrary<HostileFile> {
  const u16 = fc.constantFrom(0, 1, 2, 3, 8, 24, 64, 255, 0xfffe, 0xffff);
  const rate = fc.constantFrom(0, 1, 8_000, 44_100, 384_000, 2 ** 31, 2 ** 32 - 1);
  const size = fc.constantFrom(0, 1, 44, 100_000, 2 ** 31, 2 ** 32 - 1);
  const kind = fc.constantFrom("RIFF", "RIFX", "RF64", "BW64");
  return fc
    .record({
      kind,
      riffSize: size,
      format: u16,
      channels: u16,
      rate,
      bytesPerSecond: rate,
      align: u16,
      bits: u16,
      size,
    })
    .map(({ kind, riffSize, format, channels, rate, bytesPerSecond, align, bits, size }) => {
      const header = Buffer.alloc(44);
      header.write(`${kind}....WAVEfmt `, "latin1");
      header.writeUInt32LE(riffSize, 4);
      header.writeUInt32LE(16, 16);
      for (const [at, value] of [
        [20, format],
        [22, channels],
        [32, align],
        [34, bits],
      ] as const)
        header.writeUInt16LE(value, at);
      header.writeUInt32LE(rate, 24);
      header.writeUInt32LE(bytesPerSecond, 28);
      header.write("data", 36);
      header.writeUInt32LE(size, 40);
      return { name: "odd.wav", bytes: Buffer.concat([header, Buffer.alloc(100_000, 7)]) };
    });
}

function oddFlacs(song: Buffer): HostileFile[] {
  const block = (type: number, content: Buffer, claimed = content.length) =>
    Buffer.concat([Buffer.from([type, claimed >> 16, (claimed >> 8) & 255, claimed & 255]), content]);
  const info = song.subarray(4, 42);
  const blocks: [string, Buffer[]][] = [
    ["no audio", [info]],
    ["comments without number", [info, block(4, Buffer.concat([Buffer.alloc(4), Buffer.alloc(4, 255)]))]],
    ["a picture larger than the file", [info, block(6, Buffer.alloc(32, 255), 0xffffff)]],
    ["10,000 empty blocks", [info, ...Array<Buffer>(10_000).fill(block(1, Buffer.alloc(0)))]],
    ["16 MB of padding", [info, block(1, Buffer.alloc(0xffffff))]],
    ["zeros for a header", [block(0, Buffer.alloc(34))]],
    ["ones for a header", [block(0, Buffer.alloc(34, 255))]],
  ];
  return blocks.map(([name, some]) => ({
    name: `${name}.flac`,
    bytes: Buffer.concat([Buffer.from("fLaC"), ...some, song.subarray(42)]),
  }));
}

function box(type: string, content: Buffer, size = content.length + 8): Buffer {
  return Buffer.concat([u32(size >>> 0), Buffer.from(type, "latin1"), content]);
}

function oddMovies(song: Buffer): HostileFile[] {
  const brand = box("ftyp", Buffer.from("M4A \0\0\0\0M4A mp42"));
  const nested = Array.from({ length: 5_000 }).reduce<Buffer>((inner) => box("moov", inner), Buffer.alloc(0));
  const table = box("stbl", box("stsz", Buffer.concat([Buffer.alloc(8), Buffer.alloc(4, 255)])));
  const elsewhere = box(
    "dref",
    Buffer.concat([Buffer.alloc(7), Buffer.from([1]), box("url ", Buffer.from("\0\0\0\0file:///etc/passwd\0"))]),
  );
  const movies: [string, Buffer][] = [
    ["nested boxes", nested],
    ["a table without end", box("moov", box("trak", box("mdia", box("minf", table))))],
    ["data elsewhere", box("moov", box("trak", box("mdia", box("minf", box("dinf", elsewhere)))))],
    ["a box of size 0", box("moov", Buffer.alloc(100), 0)],
    ["a box of size 7", box("moov", Buffer.alloc(100), 7)],
    ["a box of 2^64", box("mdat", Buffer.concat([Buffer.alloc(8, 255), song]), 1)],
    ["100,000 boxes", Buffer.concat(Array(100_000).fill(box("free", Buffer.alloc(0))))],
  ];
  return movies.map(([name, bytes]) => ({ name: `${name}.m4a`, bytes: Buffer.concat([brand, bytes]) }));
}

/** Texts by which a player would open other files or addresses. */
function playlists(): HostileFile[] {
  const texts: [string, string][] = [
    ["x.m3u8", "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n"],
    ["x.mp3", "#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:1/\n"],
    ["x.m4a", "ffconcat version 1.0\nfile /etc/passwd\nfile http://127.0.0.1:1/\n"],
    ["x.wav", "v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nm=audio 9 RTP/AVP 0\n"],
    ["x.ogg", '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><smil>&a;</smil>'],
    ["x.flac", "[playlist]\nFile1=/etc/passwd\n"],
  ];
  const files = texts.map(([name, content]) => ({ name, bytes: Buffer.from(content) }));
  return [
    ...files,
    { name: "bomb.mp3", bytes: gzipSync(Buffer.alloc(100_000_000)) },
    { name: "empty.mp3", bytes: Buffer.alloc(0) },
  ];
}
