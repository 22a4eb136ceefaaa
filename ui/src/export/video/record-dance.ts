import { nextTask } from "@nataraj/sdk/motion";
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from "mediabunny";
import type { SaveProgress } from "../saved-dance.ts";
import { provideAacEncoder, SOUND } from "./aac-encoder.ts";
import type { DancePicture } from "./dance-picture.ts";
import { partOf } from "./song-audio.ts";
import { frameCount, type VideoCodecs, type VideoContainer, videoBitrate } from "./video-format.ts";

export interface Recording {
  picture: DancePicture;
  /** Heard from its first sample on; the video is as long as it is. */
  song: AudioBuffer;
  /** Where in the dance the song's first sample lies, seconds. */
  from?: number;
  container: VideoContainer;
  codecs: VideoCodecs;
  fps: number;
  /** Whether what the picture shows through is kept so. */
  transparent?: boolean;
  /** Written into the file. */
  title: string;
  signal: AbortSignal;
  onProgress: (progress: SaveProgress) => void;
}

/** Seconds between pictures that stand by themselves, to which one can seek at once. */
const KEY_FRAMES = 2;

/**
 * Draws and encodes a dance frame by frame, as fast or slow as the machine is, and the song beside it.
 * @throws {DOMException} AbortError when it was cancelled; the encoders are closed then.
 */
export async function recordDance(recording: Recording): Promise<Blob> {
  const { picture, song, from = 0, container, codecs, fps, transparent, title, signal, onProgress } = recording;
  const late = codecs.audio === "aac" ? await provideAacEncoder() : 0;
  const { width, height } = picture.canvas;
  const target = new BufferTarget();
  const output = new Output({
    format: container === "mp4" ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WebMOutputFormat(),
    target,
  });
  const video = new CanvasSource(picture.canvas, {
    codec: codecs.video,
    quality: new Quality({ bitrate: videoBitrate(width, height, fps) }),
    keyFrameInterval: KEY_FRAMES,
    alpha: transparent ? "keep" : "discard",
  });
  const audio = new AudioSampleSource({ codec: codecs.audio, quality: SOUND.quality });
  output.addVideoTrack(video, { frameRate: fps });
  output.addAudioTrack(audio);
  output.setMetadataTags({ title });

  try {
    await output.start();
    const total = frameCount(song.duration, fps);
    for (let frame = 0; frame < total; frame++) {
      signal.throwIfAborted();
      // The song goes a second ahead, so that what is seen and heard together lies together in the file.
      const part = frame % fps === 0 ? partOf(song, frame / fps, frame / fps + 1) : undefined;
      for (const sample of part ? AudioSample.fromAudioBuffer(part, frame / fps - late) : []) {
        await audio.add(sample);
        sample.close();
      }
      picture.draw(from + frame / fps);
      await video.add(frame / fps, 1 / fps);
      onProgress({ done: frame + 1, total });
      await nextTask();
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return new Blob([target.buffer as ArrayBuffer], { type: `video/${container}` });
}
