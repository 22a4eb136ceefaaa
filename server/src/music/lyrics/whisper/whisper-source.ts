import { decodePcm } from "../../ffmpeg/decode-pcm.ts";
import type { Transcriber } from "../transcriber.ts";
import type { WhisperModel } from "./find-model.ts";
import { groupWords } from "./group-words.ts";
import { WHISPER_RATE } from "./protocol.ts";
import { startProcess } from "./start-process.ts";
import { WhisperProcess } from "./whisper-process.ts";

/** Hears words with a Whisper model on this machine. Close it to end its process. */
export function whisperSource({ folder, pins }: WhisperModel): Transcriber & { close(): Promise<void> } {
  const model = JSON.stringify({ folder, pins });
  const whisper = new WhisperProcess({ start: () => startProcess("whisper-child", import.meta.url, [model]) });
  return {
    name: "whisper",
    async transcribe(path, { signal, onProgress }) {
      const samples = await decodePcm(path, { sampleRate: WHISPER_RATE, channels: 1, signal });
      return groupWords(await whisper.transcribe(samples, { signal, onProgress }));
    },
    close: () => whisper.close(),
  };
}
