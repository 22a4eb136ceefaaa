import { readFile, writeFile } from "node:fs/promises";
import { PassThrough } from "node:stream";
import { float32At } from "@nataraj/sdk/arrays";
import createCommand from "fluent-ffmpeg";
import { ffmpegPrograms } from "../../server/src/music/ffmpeg/find-ffmpeg.ts";
import type { Stereo } from "./mixing/track.ts";
import { SAMPLE_RATE } from "./synthesis/signal.ts";
import { id3, type Tags } from "./tags/id3.ts";

/**
 * Writes a mix as MP3, 160 kbit/s, with its tags before it.
 * @throws {Error} with what ffmpeg said when it fails.
 */
export async function encodeLibrarySong({ left, right }: Stereo, path: string, tags: Tags): Promise<void> {
  const samples = new Float32Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = float32At(left, i);
    samples[2 * i + 1] = float32At(right, i);
  }
  const sound = new PassThrough();
  // ffmpeg writes no synced lyrics: the tags are ours.
  const command = createCommand(sound)
    .setFfmpegPath(ffmpegPrograms().ffmpeg)
    .inputFormat("f32le")
    .inputOptions("-ar", String(SAMPLE_RATE), "-ac", "2")
    .audioCodec("libmp3lame")
    .audioBitrate(160)
    .outputOptions("-map_metadata", "-1", "-id3v2_version", "0");
  await new Promise<void>((resolve, reject) => {
    command.once("end", () => resolve());
    command.once("error", (error: Error) => reject(new Error(`ffmpeg could not write ${path}`, { cause: error })));
    command.save(path);
    sound.end(Buffer.from(samples.buffer));
  });
  await writeFile(path, Buffer.concat([id3(tags), await readFile(path)]));
}
