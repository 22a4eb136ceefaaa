import { getFirstEncodableAudioCodec, getFirstEncodableVideoCodec, Quality } from "mediabunny";
import {
  AUDIO_BITRATE,
  AUDIO_RATE,
  type AudioCodecName,
  CODEC_CHOICES,
  pictureSize,
  type VideoCodecName,
  type VideoSupport,
  videoBitrate,
} from "./video-format.ts";

/** Asks the browser which videos of a height it can encode. Nothing is in the answer where it lacks WebCodecs. */
export async function videoSupport(height: number, fps: number): Promise<VideoSupport> {
  const { width } = pictureSize("landscape", height);
  const picture = {
    width,
    height,
    frameRate: fps,
    quality: new Quality({ bitrate: videoBitrate(width, height, fps) }),
  };
  const sound = { numberOfChannels: 2, sampleRate: AUDIO_RATE, quality: new Quality({ bitrate: AUDIO_BITRATE }) };
  const codecs = await Promise.all(
    (["mp4", "webm"] as const).map(async (container) => {
      const choice = CODEC_CHOICES[container];
      const [video, audio] = await Promise.all([
        getFirstEncodableVideoCodec([...choice.video], picture) as Promise<VideoCodecName | null>,
        getFirstEncodableAudioCodec([...choice.audio], sound) as Promise<AudioCodecName | null>,
      ]);
      return video && audio ? [[container, { video, audio }] as const] : [];
    }),
  );
  return Object.fromEntries(codecs.flat());
}
