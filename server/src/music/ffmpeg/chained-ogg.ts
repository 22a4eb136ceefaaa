import { open } from "node:fs/promises";

/** The longest page, in bytes (RFC 3533, 6). */
const LONGEST_PAGE = 65_307;
const PAGE = Buffer.from("OggS\0", "latin1");
/** Where a page has its flags and its stream's number. */
const FLAGS = 5;
const SERIAL = 14;
const HEADER = 27;
const FIRST_OF_STREAM = 2;

/**
 * Whether a file is several Ogg streams one after another (RFC 3533, 4), as recordings of radio stations and files that were
 * joined are: its last page is of none of the streams that its beginning announces.
 */
export async function isChainedOgg(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const read = async (position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_PAGE), 0, LONGEST_PAGE, position);
      return buffer.subarray(0, bytesRead);
    };
    const begin = await read(0);
    if (begin.indexOf(PAGE) !== 0) return false;
    const pages = pagesIn(begin);
    // The first pages of all streams that lie beside each other come before any other page.
    const announced = pages.slice(
      0,
      pages.findIndex((page) => !isFirst(page)),
    );
    const { size } = await file.stat();
    const last = pagesIn(await read(Math.max(0, size - LONGEST_PAGE))).at(-1);
    return last !== undefined && !announced.some((page) => serialOf(page) === serialOf(last));
  } finally {
    await file.close();
  }
}

const isFirst = (page: Buffer) => ((page[FLAGS] ?? 0) & FIRST_OF_STREAM) !== 0;
const serialOf = (page: Buffer) => page.readUInt32LE(SERIAL);

/** The pages that begin in a part of a file. */
function pagesIn(bytes: Buffer): Buffer[] {
  const pages: Buffer[] = [];
  for (let at = bytes.indexOf(PAGE); at >= 0; at = bytes.indexOf(PAGE, at + 1))
    if (at + HEADER <= bytes.length) pages.push(bytes.subarray(at, at + HEADER));
  return pages;
}
