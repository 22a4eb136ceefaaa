import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { WhisperModel } from "./find-model.ts";
import { WhisperError } from "./whisper-error.ts";

/**
 * Compares a model's files with their pins.
 * @throws {WhisperError} weights_refused when one differs or is missing.
 */
export async function verifyWeights({ folder, pins }: Pick<WhisperModel, "folder" | "pins">): Promise<void> {
  for (const [file, pin] of Object.entries(pins)) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, file)), hash).catch(() => {
      throw new WhisperError("weights_refused", `${basename(file)} cannot be read`);
    });
    if (hash.digest("hex") !== pin) throw new WhisperError("weights_refused", basename(file));
  }
}
