/** Loaded for files whose length the browser has only estimated: MP3 without a Xing header, raw AAC, chained Ogg. */
import {
  ADTS,
  AudioBufferSource,
  BlobSource,
  BufferTarget,
  Input,
  MP3,
  Output,
  UnsupportedInputFormatError,
  WavOutputFormat,
} from "mediabunny";

/** Rate at which a song is decoded to be heard again, in hertz: enough to choose a part, in half the memory. */
const LISTENING_RATE = 22_050;

/** Seconds by a count of the frames of an MP3 or raw AAC file; undefined for other files, which tell their length. */
export async function countSeconds(file: Blob): Promise<number | undefined> {
  const input = new Input({ source: new BlobSource(file), formats: [MP3, ADTS] });
  try {
    return await input.computeDuration();
  } catch (error) {
    if (error instanceof UnsupportedInputFormatError) return undefined;
    throw error;
  } finally {
    input.dispose();
  }
}

/** The song as WAV, in which an audio element finds every place. */
export async function decodeToWav(file: Blob): Promise<Blob> {
  const song = await new OfflineAudioContext(1, 1, LISTENING_RATE).decodeAudioData(await file.arrayBuffer());
  const target = new BufferTarget();
  const output = new Output({ format: new WavOutputFormat(), target });
  const samples = new AudioBufferSource({ codec: "pcm-s16" });
  output.addAudioTrack(samples);
  await output.start();
  await samples.add(song);
  await output.finalize();
  return new Blob([target.buffer as ArrayBuffer], { type: "audio/wav" });
}
