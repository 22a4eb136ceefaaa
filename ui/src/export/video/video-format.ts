/** Shapes of a picture, by where it will be watched. */
export const SHAPES = ["landscape", "square", "portrait"] as const;
export type Shape = (typeof SHAPES)[number];

/** Length of a picture's shorter side, pixels. */
export const HEIGHTS = [720, 1080] as const;
export type Height = (typeof HEIGHTS)[number];

export const FRAME_RATES = [30, 60] as const;
export type FrameRate = (typeof FRAME_RATES)[number];

/** Containers that can be written. */
export type VideoContainer = "webm" | "mp4";

export type VideoCodecName = "avc" | "vp9" | "vp8";
export type AudioCodecName = "aac" | "opus";

/** What a container is filled with here. */
export interface VideoCodecs {
  video: VideoCodecName;
  audio: AudioCodecName;
  /** Whether the background may be transparent. */
  alpha?: boolean;
}

/** What a browser can write, by container. One that is missing cannot be written. */
export type VideoSupport = Readonly<Partial<Record<VideoContainer, VideoCodecs>>>;

/** The best first; those that more players know lead. */
export const CODEC_CHOICES: Readonly<
  Record<VideoContainer, { video: readonly VideoCodecName[]; audio: AudioCodecName }>
> = {
  // A browser that has no encoder of AAC is given one.
  mp4: { video: ["avc"], audio: "aac" },
  webm: { video: ["vp9", "vp8"], audio: "opus" },
};

/** Width and height of a picture; both even, as encoders want them. */
export function pictureSize(shape: Shape, height: number): { width: number; height: number } {
  const long = 2 * Math.round((height * 16) / 18);
  if (shape === "square") return { width: height, height };
  return shape === "landscape" ? { width: long, height } : { width: height, height: long };
}

/** Frames of a video that lasts as long as its song: the last one may be heard to its end. At least one. */
export function frameCount(seconds: number, fps: number): number {
  return Math.max(1, Math.ceil(seconds * fps - 1e-6));
}

/** Bits in a pixel that a dancer before a soft background needs, and how much more the frames between cost at 60. */
const BITS = 0.1;
const SIXTY = 1.5;

/** Bits a second for a picture; a 1080p video at 30 frames gets 6.2 million. */
export function videoBitrate(width: number, height: number, fps: number): number {
  return Math.round(width * height * 30 * BITS * (fps > 30 ? SIXTY : 1));
}

/** Bits a second of the song. */
export const AUDIO_BITRATE = 160_000;
/** Samples a second of the song in a video: what Opus works with. */
export const AUDIO_RATE = 48_000;
