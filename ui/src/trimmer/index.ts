/**
 * Choosing a part of a song on its waveform.
 * @example
 * ```tsx
 * import type { Trim } from "@nataraj/sdk";
 * import { Trimmer } from "@nataraj/ui/trimmer";
 *
 * // Keep the trim with `createFlowMachine`, which hears of each change.
 * export const Part = ({ file, trim }: { file: File; trim: Trim | undefined }) => (
 *   <Trimmer file={file} trim={trim} onRead={(ms) => console.log(ms)} onChange={(change) => console.log(change)} />
 * );
 * ```
 */

export type { SongPreparer } from "./read-song.ts";
export * from "./Trimmer.tsx";
