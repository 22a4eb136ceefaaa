/** The create flow, headless: its machine, the rules of its steps, the library of songs. */
export { AUDIO_ACCEPT, isAudioFile } from "./audio-file.ts";
export {
  type ClientEffectsOptions,
  type CreateEffects,
  clientEffects,
  type DraftRequest,
  type Opening,
} from "./effects.ts";
export { failureText } from "./failure.ts";
export * from "./flow.ts";
export { type GenerateOptions, generate } from "./generation.ts";
export { keepDraft } from "./keep-draft.ts";
export type { DraftStore, KeptDraft } from "./kept-draft.ts";
export { downloadSong, SongDownloadError } from "./library-song.ts";
export * from "./machine.ts";
export { measuredShare, percentOf } from "./progress.ts";
export { cleanProjectName, randomProjectName } from "./project-name.ts";
export * from "./song-library.ts";
export * from "./trim.ts";
