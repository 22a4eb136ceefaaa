/** A song as a WAV file: a beat every half second that swells and falls, so that the waveform has a shape. */
export function wavFile(seconds: number, name = "song.wav"): File {
  const rate = 8_000;
  const samples = Math.round(seconds * rate);
  const bytes = new DataView(new ArrayBuffer(44 + samples * 2));
  const text = (at: number, word: string) => {
    for (let index = 0; index < word.length; index += 1) bytes.setUint8(at + index, word.charCodeAt(index));
  };
  text(0, "RIFF");
  bytes.setUint32(4, 36 + samples * 2, true);
  text(8, "WAVEfmt ");
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, 1, true);
  bytes.setUint32(24, rate, true);
  bytes.setUint32(28, rate * 2, true);
  bytes.setUint16(32, 2, true);
  bytes.setUint16(34, 16, true);
  text(36, "data");
  bytes.setUint32(40, samples * 2, true);
  for (let index = 0; index < samples; index += 1) {
    const time = index / rate;
    const beat = Math.exp(-6 * (time % 0.5)) * (0.35 + 0.65 * Math.sin((Math.PI * time) / seconds) ** 2);
    bytes.setInt16(44 + index * 2, Math.sin(2 * Math.PI * 220 * time) * beat * 32_000, true);
  }
  return new File([bytes.buffer], name, { type: "audio/wav" });
}

/**
 * Silence as MP3 without a Xing header (ISO/IEC 11172-3, 2.4.1.3): frames of 32 and of 320 kbit/s. Browsers take the first
 * frames' bitrate for all frames, and so estimate a wrong length. A frame takes 1152 samples of 44,100 Hz.
 * @param frames how many of each bitrate, in turn.
 */
export function mp3OfFrames(...frames: readonly [bitrate: 32 | 320, count: number][]): File {
  const parts = frames.map(([bitrate, count]) => {
    const [code, bytes] = bitrate === 32 ? [0x10, 104] : [0xe0, 1044];
    const part = new Uint8Array(bytes * count);
    for (let at = 0; at < part.length; at += bytes) part.set([0xff, 0xfb, code, 0xc0], at);
    return part;
  });
  return new File(parts, "estimated.mp3", { type: "audio/mpeg" });
}
