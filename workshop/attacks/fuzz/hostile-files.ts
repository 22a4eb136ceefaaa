import { deflateRawSync } from "node:zlib";
import fc from "fast-check";

/** A file as somebody uploads it. */
export interface HostileFile {
  name: string;
  bytes: Buffer;
}

/** Four bytes, the highest first. */
export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const at = (bytes: Buffer, part: number) => Math.floor(bytes.length * part);

/** Whole files that were cut off, scratched, filled with something else or joined to others. */
export function damaged(whole: readonly HostileFile[]): fc.Arbitrary<HostileFile> {
  const file = fc.constantFrom(...whole);
  const cut = fc
    .tuple(file, share)
    .map(([{ name, bytes }, part]) => ({ name, bytes: bytes.subarray(0, at(bytes, part)) }));
  const scratched = fc
    .tuple(file, fc.array(fc.tuple(share, fc.nat(255)), { minLength: 1, maxLength: 60 }), fc.boolean())
    .map(([{ name, bytes }, scratches, early]) => {
      const copy = Buffer.from(bytes);
      // Headers are where it hurts.
      for (const [part, value] of scratches) copy[at(copy, early ? part / 50 : part)] = value;
      return { name, bytes: copy };
    });
  const filled = fc
    .tuple(file, share, share, fc.constantFrom(0, 0x7f, 0xff))
    .map(([{ name, bytes }, from, to, value]) => {
      const copy = Buffer.from(bytes);
      return { name, bytes: copy.fill(value, at(copy, Math.min(from, to)), at(copy, Math.max(from, to))) };
    });
  const joined = fc.tuple(file, file, share, share).map(([one, other, first, second]) => ({
    name: one.name,
    bytes: Buffer.concat([one.bytes.subarray(0, at(one.bytes, first)), other.bytes.subarray(at(other.bytes, second))]),
  }));
  const headed = fc.tuple(file, fc.uint8Array({ maxLength: 4_000 })).map(([{ name, bytes }, noise]) => ({
    name,
    bytes: Buffer.concat([bytes.subarray(0, 64), noise]),
  }));
  return fc.oneof(cut, scratched, scratched, filled, joined, headed);
}

/** A ZIP archive of one file that claims, and is, far larger than the archive (APPNOTE 4.3). */
function zip(size: number): Buffer {
  const content = deflateRawSync(Buffer.alloc(size), { level: 9 });
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(1, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50);
  head.copy(entry, 8, 6, 28);
  entry.writeUInt16LE(1, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(47, 12);
  end.writeUInt32LE(31 + content.length, 16);
  const name = Buffer.from("a");
  return Buffer.concat([head, name, content, entry, name, end]);
}

/** A file that is several things at once, or another than its name says. */
export function polyglots({ name, bytes }: HostileFile): HostileFile[] {
  const heads: Record<string, Buffer> = {
    PDF: Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n"),
    HTML: Buffer.from("<!doctype html><script>alert(1)</script>"),
    GIF: Buffer.from("GIF89a\x01\x00\x01\x00\x80\x00\x00", "latin1"),
    ELF: Buffer.from("\x7fELF\x02\x01\x01", "latin1"),
    PNG: Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    gzip: Buffer.from([0x1f, 0x8b, 8, 0]),
    script: Buffer.from("#!/bin/sh\nexit 1\n"),
  };
  const inFront = Object.entries(heads).map(([kind, head]) => ({
    name: `${kind} ${name}`,
    bytes: Buffer.concat([head, bytes]),
  }));
  const archive = zip(100_000_000);
  return [
    ...inFront,
    { name: `archive ${name}`, bytes: archive },
    { name: `archived ${name}`, bytes: Buffer.concat([bytes, archive]) },
    { name: `twice ${name}`, bytes: Buffer.concat([bytes, bytes]) },
  ];
}
