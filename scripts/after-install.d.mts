/**
 * Removes libraries for other systems from node_modules, what compiling has left there, and models that nothing uses.
 * @param modules The folder node_modules.
 * @param system By Node's names: "linux", "x64".
 * @returns What was removed.
 */
export function dropForeignBinaries(modules: string, system: { os: string; cpu: string }): string[];
/** Lets every user of the machine run the packaged ffmpeg and ffprobe. @param modules The folder node_modules. */
export function shareFfmpeg(modules: string): void;
