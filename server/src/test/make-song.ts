import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import createCommand from "fluent-ffmpeg";
import { ffmpegPrograms } from "../music/ffmpeg/find-ffmpeg.ts";

/** Each is encoded once in a process. */
const songs = new Map<string, Promise<File>>();

/** A file of music at 120 beats a minute (a click on each beat over a chord), in a format by its ending. */
export function makeSong(seconds: number, extension = "mp3"): Promise<File> {
  const key = `${seconds}.${extension}`;
  const song = songs.get(key) ?? encodeSong(seconds, extension);
  songs.set(key, song);
  return song;
}

async function encodeSong(seconds: number, extension: string): Promise<File> {
  const folder = await mkdtemp(join(tmpdir(), "nataraj-song-"));
  try {
    const path = join(folder, `song.${extension}`);
    const sound = "0.6*sin(2*PI*90*t)*exp(-18*mod(t,0.5))+0.1*sin(2*PI*330*t)+0.1*sin(2*PI*415*t)";
    await new Promise<void>((resolve, reject) => {
      createCommand(`aevalsrc='${sound}':s=44100:d=${seconds}`)
        .setFfmpegPath(ffmpegPrograms().ffmpeg)
        .inputFormat("lavfi")
        .once("end", () => resolve())
        .once("error", reject)
        .save(path);
    });
    return new File([await readFile(path)], `song.${extension}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
