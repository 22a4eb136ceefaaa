/**
 * The words that a song's owner brings.
 * @example
 * ```tsx
 * import { SongWords } from "@nataraj/ui/lyrics";
 *
 * export const Words = () => <SongWords words={undefined} onChange={(words) => console.log(words)} />;
 * ```
 */

export { SongWords, type SongWordsProps } from "./SongWords.tsx";
