/** The words that a song's owner brings. */

export { SongWords, type SongWordsProps } from "./SongWords.tsx";
