import { PassThrough } from "node:stream";
import { float32At } from "@nataraj/sdk/arrays";
import createCommand from "fluent-ffmpeg";
import { findFfmpeg } from "../src/music/ffmpeg/find-ffmpeg.ts";
import { SAMPLE_RATE } from "./synthesis/signal.ts";

/**
 * Writes a mix as MP3, 160 kbit/s; its tags say that nothing is sung ("zxx"), so that nobody listens for words.
 * @throws {Error} with what ffmpeg said when it fails.
 */
export async function encodeLibrarySong(
  { left, right }: { left: Float32Array; right: Float32Array },
  path: string,
): Promise<void> {
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = float32At(left, i);
    samples[2 * i + 1] = float32At(right, i);
  }
  const sound = new PassThrough();
  const command = createCommand(sound)
    .setFfmpegPath(findFfmpeg().ffmpeg)
    .inputFormat("f32le")
    .inputOptions("-ar", String(SAMPLE_RATE), "-ac", "2")
    .audioCodec("libmp3lame")
    .audioBitrate(160)
    .outputOptions("-map_metadata", "-1", "-metadata", "language=zxx");
  await new Promise<void>((resolve, reject) => {
    command.once("end", () => resolve());
    command.once("error", (error: Error) => reject(new Error(`ffmpeg could not write ${path}`, { cause: error })));
    command.save(path);
    sound.end(Buffer.from(samples.buffer));
  });
}
