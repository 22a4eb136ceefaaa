import { writeFile } from "node:fs/promises";
import { type ListenRequest, WHISPER_RATE, type WhisperReply } from "./protocol.ts";
import { loadRecogniser, type Recognise } from "./recogniser.ts";
import { verifyWeights } from "./verify-weights.ts";
import { WhisperError } from "./whisper-error.ts";

// Entry of the process that runs Whisper: takes a model as its argument (JSON of folder and pins), checks its weights and
// loads it with the first request, and answers one request after the other. It ends with the server that started it.
const send = (reply: WhisperReply) => void process.send?.(reply);
let loading: Promise<Recognise> | undefined;

async function load(): Promise<Recognise> {
  const model = JSON.parse(process.argv[2] ?? "{}");
  await verifyWeights(model);
  return loadRecogniser(model.folder);
}

// Where memory runs out Linux is to end this process rather than the server.
writeFile("/proc/self/oom_score_adj", "800").catch(() => {});

process.on("disconnect", () => process.exit());
process.on("message", async ({ id, samples }: ListenRequest) => {
  try {
    loading ??= load();
    const recognise = await loading;
    const words = samples.length < WHISPER_RATE / 10 ? [] : await recognise(samples, (share) => send({ id, share }));
    send({ id, words });
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
