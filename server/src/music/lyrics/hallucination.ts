import { gzipSync } from "node:zlib";

/** Text with a higher gzip ratio was made up: it is 6 to 25 on instrumentals, 1.5 to 2.3 on sung words. */
const MAX_GZIP_RATIO = 2.4;
/** With fewer words the ratio says nothing. */
const MIN_WORDS = 12;

/** Whether a text is too repetitive to have been sung: transcribers make up such text over music without words. */
export function isHallucinated(text: string): boolean {
  if (text.split(/\s+/).filter(Boolean).length < MIN_WORDS) return false;
  // Each letter becomes one byte. In UTF-8 each letter of Hindi or Thai begins with the same two bytes, so that every text
  // in these scripts would look repetitive.
  const bytes = Buffer.from(text, "latin1");
  return bytes.length / gzipSync(bytes).length > MAX_GZIP_RATIO;
}
