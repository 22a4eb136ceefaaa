import { open } from "node:fs/promises";
import { FfmpegError } from "./ffmpeg-error.ts";

/** What a WAV file that ffmpeg has written says of its samples. */
export interface WavHeader {
  /** Hz. */
  sampleRate: number;
  channels: number;
  /** Of one sample of one channel. */
  bits: number;
  /** Samples of each channel that the file holds. */
  frames: number;
}

/** Bytes of a chunk's name and length, and of the file's own beginning (RIFF, length, WAVE). */
const CHUNK_HEADER = 8;
const RIFF_HEADER = 12;
/** Chunks that may lie before the samples. */
const MOST_CHUNKS = 8;

/**
 * Reads the header of a WAV file of ours (Multimedia Programming Interface and Data Specifications 1.0, 1991).
 * @throws {FfmpegError} `wrong_output` when it is none.
 */
export async function readWavHeader(path: string): Promise<WavHeader> {
  const file = await open(path);
  try {
    const read = async (position: number, length: number) => {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
      if (bytesRead < length) throw new FfmpegError("wrong_output", "the decoded file has no samples");
      return buffer;
    };
    const { size } = await file.stat();
    let format: Omit<WavHeader, "frames"> | undefined;
    let position = RIFF_HEADER;
    for (let chunk = 0; chunk < MOST_CHUNKS; chunk++) {
      const header = await read(position, CHUNK_HEADER);
      const [name, length] = [header.toString("latin1", 0, 4), header.readUInt32LE(4)];
      position += CHUNK_HEADER;
      if (name === "fmt ") {
        const fields = await read(position, 16);
        format = {
          channels: fields.readUInt16LE(2),
          sampleRate: fields.readUInt32LE(4),
          bits: fields.readUInt16LE(14),
        };
      }
      if (name === "data" && format) {
        const frameBytes = (format.channels * format.bits) / 8;
        return { ...format, frames: Math.floor((size - position) / frameBytes) };
      }
      position += length + (length % 2);
    }
    throw new FfmpegError("wrong_output", "the decoded file has no samples");
  } finally {
    await file.close();
  }
}
