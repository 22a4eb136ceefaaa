import { type FileHandle, open } from "node:fs/promises";
import { leadingTagsLength, synchsafe } from "../../ffmpeg/leading-tags.ts";

/** Songs have some dozens of frames; a parser needs seconds for the hundreds of thousands that fit into a file. */
const MOST_FRAMES = 2_000;
/** Bytes of the tag's own header, which its first frame follows. */
const TAG_HEADER = 10;

/** Lengths of a frame's header and of the two fields that it begins with: the frame's name and its size. */
const LAYOUT = {
  /** ID3v2.2, ID3v2.3, ID3v2.4. */
  2: { header: 6, name: 3, size: 3 },
  3: { header: 10, name: 4, size: 4 },
  4: { header: 10, name: 4, size: 4 },
} as const;

/** Whether the ID3v2 tags at a file's beginning have more frames than is worth reading. */
export async function hasTooManyFrames(file: string): Promise<boolean> {
  const end = await leadingTagsLength(file);
  if (end === 0) return false;
  const handle = await open(file);
  try {
    return (await countFrames(handle, end)) > MOST_FRAMES;
  } finally {
    await handle.close();
  }
}

/** Goes from frame to frame by their sizes and stops beyond the limit. */
async function countFrames(handle: FileHandle, end: number): Promise<number> {
  const start = await read(handle, 0, TAG_HEADER);
  const version = start[3] ?? 0;
  if (version !== 2 && version !== 3 && version !== 4) return 0;
  const { header, name, size } = LAYOUT[version];
  let frames = 0;
  for (let at = TAG_HEADER; at + header <= end && frames <= MOST_FRAMES; frames++) {
    const bytes = await read(handle, at, header);
    // Padding, or the end of the file.
    if (!bytes[0]) break;
    const field = bytes.subarray(name, name + size);
    at += header + (version === 4 ? synchsafe(field) : field.reduce((sum, byte) => sum * 256 + byte, 0));
  }
  return frames;
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
