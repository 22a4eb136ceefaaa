import { gzipSync } from "node:zlib";

/** Text that packs better than this was made up: 6 to 25 on instrumentals, 1.5 to 2.3 on sung words. */
const MAX_GZIP_RATIO = 2.4;
/** With fewer words the ratio says nothing. */
const MIN_WORDS = 12;

/** Whether a text is too monotonous to have been sung: transcribers write such over music without words. */
export function isHallucinated(text: string): boolean {
  if (text.split(/\s+/).filter(Boolean).length < MIN_WORDS) return false;
  const bytes = Buffer.from(text);
  return bytes.length / gzipSync(bytes).length > MAX_GZIP_RATIO;
}
