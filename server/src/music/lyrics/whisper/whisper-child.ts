import { writeFile } from "node:fs/promises";
import type { WhisperModel } from "./find-model.ts";
import { loadTranscriber, type Transcribe } from "./load-transcriber.ts";
import { type TranscribeRequest, WHISPER_RATE, type WhisperReply } from "./protocol.ts";
import { ENCODER_SHARE } from "./transcribe-windows.ts";
import { verifyWeights } from "./verify-weights.ts";
import { WhisperError } from "./whisper-error.ts";

// Entry of the process that runs Whisper: takes a model as its argument (JSON of a WhisperModel), checks its weights and
// loads it with the first request, and answers one request after the other. It ends with the server that started it.
const send = (reply: WhisperReply) => void process.send?.(reply);
const model = JSON.parse(process.argv[2] ?? "{}") as WhisperModel;
const loading = new Map<string, Promise<Transcribe>>();

function load({ folder, pins }: WhisperModel): Promise<Transcribe> {
  const loaded = loading.get(folder) ?? verifyWeights({ folder, pins }).then(() => loadTranscriber(folder));
  loading.set(folder, loaded);
  return loaded;
}

/** By the model; in other languages than English by its larger one, where it has one. */
const transcribe: Transcribe = async (samples, { onProgress, ...asked }) => {
  const larger = model.forOtherLanguages;
  const isFor = larger && ((language: string) => language === "en");
  const hearing = await (await load(model))(samples, { ...asked, isFor, onProgress });
  if (!isFor || isFor(hearing.language)) return hearing;
  // What base takes for another language is often a third one: the larger model hears for itself which it is.
  const onLargerProgress = (share: number, text: string) =>
    onProgress(ENCODER_SHARE + share * (1 - ENCODER_SHARE), text);
  return (await load(larger))(samples, { ...asked, onProgress: onLargerProgress });
};

// Where memory runs out Linux is to end this process rather than the server.
writeFile("/proc/self/oom_score_adj", "800").catch(() => {});

process.on("disconnect", () => process.exit());
process.on("message", async ({ id, samples, ...asked }: TranscribeRequest) => {
  try {
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
