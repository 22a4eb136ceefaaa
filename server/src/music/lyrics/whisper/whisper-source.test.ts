import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { clicks, evenly, FIXTURE_RATE, hum, temporaryFolder, writeAudio } from "../../audio.fixture.ts";
import { findWhisperModel } from "./find-model.ts";
import { whisperSource } from "./whisper-source.ts";

// A model is loaded, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

const folder = temporaryFolder();
afterAll(folder.remove);

/** Eight seconds of a tone with a click twice a second. */
function instrumental(): string {
  const path = join(folder.path, "instrumental.wav");
  const tone = hum(8);
  const beat = clicks(8, evenly(0, 8, 0.5));
  writeAudio(
    path,
    tone.map((sample, i) => sample + (beat[i] ?? 0)),
    [],
    FIXTURE_RATE,
  );
  return path;
}

const installed = findWhisperModel(undefined);
if (!installed) console.warn("Not tried: Whisper, because its optional packages are not installed.");

test.skipIf(!installed)("hears no words where none are sung, with the model that is installed", async () => {
  if (!installed) return;
  const source = whisperSource(installed);
  const shares: number[] = [];
  try {
    const onProgress = ({ share }: { share: number }) => shares.push(share);
    const { lines } = await source.transcribe(instrumental(), { duration: 8, onProgress });
    expect(lines).toEqual([]);
    expect(shares.at(-1)).toBe(1);
  } finally {
    await source.close();
  }
});

test("refuses weights that are not those that were tried, before anything is loaded", async () => {
  const model = join(folder.path, "model");
  await mkdir(join(model, "onnx"), { recursive: true });
  await writeFile(join(model, "onnx/encoder.onnx"), "weights");
  await writeFile(join(model, "onnx/decoder.onnx"), "changed");
  const pin = createHash("sha256").update("weights").digest("hex");
  const source = whisperSource({
    name: "base",
    folder: model,
    pins: { "onnx/encoder.onnx": pin, "onnx/decoder.onnx": pin },
  });
  try {
    await expect(source.transcribe(instrumental(), { duration: 8 })).rejects.toThrow(/SHA-256 differs.*decoder\.onnx/);
  } finally {
    await source.close();
  }
});
