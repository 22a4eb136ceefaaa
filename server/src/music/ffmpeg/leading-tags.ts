import { open } from "node:fs/promises";

/** Bytes of a tag's header (id3.org, ID3v2.4.0 structure, 3.1), and of the footer that it may have. */
const HEADER = 10;
const HAS_FOOTER = 0x10;
/** Files have one such tag, rarely two. */
const MOST_TAGS = 4;

/** How many bytes the ID3v2 tags at a file's beginning take, covers and all; 0 where it has none. */
export async function leadingTagsLength(file: string): Promise<number> {
  const handle = await open(file);
  try {
    let length = 0;
    for (let tags = 0; tags < MOST_TAGS; tags++) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER), 0, HEADER, length);
      const tag = bytesRead === HEADER ? tagLength(buffer) : 0;
      if (tag === 0) break;
      length += tag;
    }
    return length;
  } finally {
    await handle.close();
  }
}

function tagLength(header: Buffer): number {
  const size = header.subarray(6, HEADER);
  if (header.toString("latin1", 0, 3) !== "ID3" || size.some((byte) => byte > 127)) return 0;
  return HEADER + synchsafe(size) + ((header[5] ?? 0) & HAS_FOOTER ? HEADER : 0);
}

/** A number of seven bits a byte (ID3v2.4.0 structure, 6.2). */
export function synchsafe(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => (sum << 7) | (byte & 127), 0);
}
