import { parentPort, workerData } from "node:worker_threads";
import { tagLyricsOf } from "./lyrics-in-tags.ts";

/** Entry of the worker thread: reads the tags of the file that it is started with and sends the lyrics in them. */
void tagLyricsOf(workerData as string).then((lyrics) => parentPort?.postMessage(lyrics));
