import { canEncodeAudio, canEncodeVideo, getFirstEncodableVideoCodec, Quality } from "mediabunny";
import { SOUND } from "./aac-encoder.ts";
import { CODEC_CHOICES, pictureSize, type VideoCodecName, type VideoSupport, videoBitrate } from "./video-format.ts";

/** Asks the browser which videos of a height it can encode. Nothing is in the answer where it lacks WebCodecs. */
export async function videoSupport(height: number, fps: number): Promise<VideoSupport> {
  const { width } = pictureSize("landscape", height);
  const picture = {
    width,
    height,
    frameRate: fps,
    quality: new Quality({ bitrate: videoBitrate(width, height, fps) }),
  };
  const codecs = await Promise.all(
    (["mp4", "webm"] as const).map(async (container) => {
      const { video: choice, audio } = CODEC_CHOICES[container];
      const [video, sounds] = await Promise.all([
        getFirstEncodableVideoCodec([...choice], picture) as Promise<VideoCodecName | null>,
        audio === "aac" || canEncodeAudio(audio, SOUND),
      ]);
      if (!video || !sounds) return [];
      const alpha = container === "webm" && (await canEncodeVideo(video, { ...picture, alpha: "keep" }));
      return [[container, { video, audio, ...(alpha && { alpha }) }] as const];
    }),
  );
  return Object.fromEntries(codecs.flat());
}
