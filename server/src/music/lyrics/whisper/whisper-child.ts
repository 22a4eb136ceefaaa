import { writeFile } from "node:fs/promises";
import { loadTranscriber, type Transcribe } from "./load-transcriber.ts";
import { type TranscribeRequest, WHISPER_RATE, type WhisperReply } from "./protocol.ts";
import { verifyWeights } from "./verify-weights.ts";
import { WhisperError } from "./whisper-error.ts";

// Entry of the process that runs Whisper: takes a model as its argument (JSON of folder and pins), checks its weights and
// loads it with the first request, and answers one request after the other. It ends with the server that started it.
const send = (reply: WhisperReply) => void process.send?.(reply);
let loading: Promise<Transcribe> | undefined;

async function load(): Promise<Transcribe> {
  const model = JSON.parse(process.argv[2] ?? "{}");
  await verifyWeights(model);
  return loadTranscriber(model.folder);
}

// Where memory runs out Linux is to end this process rather than the server.
writeFile("/proc/self/oom_score_adj", "800").catch(() => {});

process.on("disconnect", () => process.exit());
process.on("message", async ({ id, samples, ...asked }: TranscribeRequest) => {
  try {
    loading ??= load();
    const transcribe = await loading;
    const onProgress = (share: number, text: string) => send({ id, share, text });
    const isShort = samples.length < WHISPER_RATE / 10;
    const nothing = { words: [], language: asked.language ?? "en" };
    send({ id, hearing: isShort ? nothing : await transcribe(samples, { ...asked, onProgress }) });
  } catch (error) {
    const known = error instanceof WhisperError ? error : undefined;
    // Of an error that is not ours the name alone: its message may quote anything.
    const subject = known ? known.subject : (error as Error).name;
    send({ id, failure: failureOf(known), ...(subject && { subject }) });
  }
});

function failureOf(error: WhisperError | undefined) {
  if (error?.code === "not_installed" || error?.code === "weights_refused" || error?.code === "model_unusable")
    return error.code;
  return "failed";
}
