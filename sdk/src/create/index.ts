/** The create flow, headless: its machine, the rules of its steps, the library of songs. */
export { isAudioFile } from "./audio-file.ts";
export { type CreateEffects, clientEffects, type DraftRequest } from "./effects.ts";
export { failureText } from "./failure.ts";
export * from "./flow.ts";
export { downloadSong, SongDownloadError } from "./library-song.ts";
export * from "./machine.ts";
export { cleanProjectName, randomProjectName } from "./project-name.ts";
export * from "./song-library.ts";
export * from "./trim.ts";
