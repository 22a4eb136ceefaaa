import { createReadStream } from "node:fs";

/** How a page begins, up to its flags (RFC 3533, 6). */
const PAGE = Buffer.from("OggS\0", "latin1");
const FIRST_OF_STREAM = 2;
const CHUNK = 1 << 20;

/**
 * Whether a file is several Ogg streams one after another (RFC 3533, 4), as recordings of radio stations and files that were
 * joined are: a stream begins after others have gone on. Streams that lie beside each other all begin before any goes on.
 * Numbers of streams say nothing, as a stream may come again. Reads the file up to where it is known.
 * @param skip bytes of tags at the file's beginning
 */
export async function isChainedOgg(path: string, skip = 0): Promise<boolean> {
  let rest = Buffer.alloc(0);
  let hasBegun = false;
  let goesOn = false;
  for await (const chunk of createReadStream(path, { start: skip, highWaterMark: CHUNK })) {
    const bytes = Buffer.concat([rest, chunk]);
    if (!hasBegun && bytes.indexOf(PAGE) !== 0) return false;
    hasBegun = true;
    const last = bytes.length - PAGE.length;
    for (let at = bytes.indexOf(PAGE); at >= 0 && at < last; at = bytes.indexOf(PAGE, at + 1)) {
      const isFirst = ((bytes[at + PAGE.length] ?? 0) & FIRST_OF_STREAM) !== 0;
      if (isFirst && goesOn) return true;
      goesOn ||= !isFirst;
    }
    rest = bytes.subarray(Math.max(0, last));
  }
  return false;
}
