import { startProcess } from "../../../process/start-process.ts";
import { decodeMono } from "../../ffmpeg/decode-mono.ts";
import type { Transcriber } from "../transcriber.ts";
import type { WhisperModel } from "./find-model.ts";
import { groupWords } from "./group-words.ts";
import { machineLockPath, takeMachineTurn } from "./machine-turn.ts";
import { WHISPER_RATE } from "./protocol.ts";
import { WhisperProcess } from "./whisper-process.ts";

/** Hears words with a Whisper model on this machine. Close it to end its process. */
export function whisperSource(model: WhisperModel): Transcriber & { close(): Promise<void> } {
  const lock = machineLockPath();
  const whisper = new WhisperProcess({
    start: () =>
      startProcess("whisper-child", import.meta.url, { args: [JSON.stringify(model)], execArgv: ["--expose-gc"] }),
    takeMachine: (signal, onWait) => takeMachineTurn(lock, signal, onWait),
  });
  return {
    name: "whisper",
    async transcribe(path, { language, knownLines, signal, onProgress }) {
      const samples = await decodeMono(path, { sampleRate: WHISPER_RATE, signal });
      const request = { samples, language, knownLines };
      const { words, ...hearing } = await whisper.transcribe(request, { signal, onProgress });
      return { lines: groupWords(words), ...hearing };
    },
    close: () => whisper.close(),
  };
}
