import { AUDIO_RATE } from "./video-format.ts";

/**
 * Decodes a song whole, at the rate at which it will be encoded.
 * @throws {DOMException} when the browser cannot make music of it.
 */
export function decodeSong(bytes: ArrayBuffer): Promise<AudioBuffer> {
  // An offline context decodes without a loudspeaker and without asking for a gesture.
  return new OfflineAudioContext(2, 1, AUDIO_RATE).decodeAudioData(bytes);
}

/** A part of a song, in seconds; shorter where the song ends. Undefined when nothing of it is left. */
export function partOf(song: AudioBuffer, from: number, to: number): AudioBuffer | undefined {
  const first = Math.round(from * song.sampleRate);
  const length = Math.min(Math.round(to * song.sampleRate), song.length) - first;
  if (length <= 0) return undefined;
  const { numberOfChannels, sampleRate } = song;
  const part = new AudioBuffer({ length, numberOfChannels, sampleRate });
  for (let channel = 0; channel < numberOfChannels; channel++)
    part.copyToChannel(song.getChannelData(channel).subarray(first, first + length), channel);
  return part;
}
