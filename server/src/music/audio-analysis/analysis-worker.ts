import { parentPort, workerData } from "node:worker_threads";
import { yieldToServer } from "../../process/yield-to-server.ts";
import { analyseAudio } from "./analyse-audio.ts";
import type { WorkerMessage } from "./worker-message.ts";

/** Entry of the worker thread: hears the samples that it is started with, reports its progress and the result. */
yieldToServer();
const send = (message: WorkerMessage) => parentPort?.postMessage(message);
const analysis = analyseAudio(workerData as Float32Array, (progress) => send({ progress }));
send({ analysis });
