import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FIXTURE_RATE, hum, temporaryFolder, writeAudio } from "../../audio.fixture.ts";
import { whisperSource } from "./whisper-source.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

test("refuses weights other than the tested ones, before anything is loaded", async () => {
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
  const song = join(folder.path, "song.wav");
  writeAudio(song, hum(1), [], FIXTURE_RATE);
  try {
    await expect(source.transcribe(song, { duration: 1 })).rejects.toThrow(/SHA-256 differs.*decoder\.onnx/);
  } finally {
    await source.close();
  }
});
