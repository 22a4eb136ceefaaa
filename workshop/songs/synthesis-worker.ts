import { parentPort, workerData } from "node:worker_threads";
import { LIBRARY_SONGS } from "./library/index.ts";
import { synthesise } from "./synthesise.ts";

/** Synthesises the song whose file is named in `workerData`, in a thread. */
const song = LIBRARY_SONGS.find(({ file }) => file === workerData);
if (!song) throw new RangeError(`There is no library song "${workerData}".`);
const sound = synthesise(song);
parentPort?.postMessage(sound, [sound.left.buffer as ArrayBuffer, sound.right.buffer as ArrayBuffer]);
