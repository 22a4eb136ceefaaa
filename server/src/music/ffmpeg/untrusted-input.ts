import type { FfmpegCommand } from "fluent-ffmpeg";

/** Demuxers that an upload may be read with. Playlists and manifests, which name other files, are not among them. */
const DEMUXERS = "mp3,wav,aiff,flac,ogg,aac,mov,mp4,m4a,matroska,webm";

/** Decoders that an upload may be decoded with, by ffmpeg's names. */
const DECODERS = [
  "mp3,mp3float,mp2,mp2float,aac,aac_fixed,flac,vorbis,libvorbis,opus,libopus,alac",
  "pcm_u8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,pcm_f64le,pcm_alaw,pcm_mulaw",
  "adpcm_ms,adpcm_ima_wav,gsm_ms",
].join(",");

/** What lies beside the sound of a song: covers and titles of chapters. */
const BESIDE_SOUND = "mjpeg,png,gif,bmp,webp,mov_text";

/**
 * Options for an input that a stranger made. Both lists are needed: with protocols alone a manifest renamed .mp3 is
 * still followed to other files and, by old versions, into the network.
 */
const ALLOWED = ["-protocol_whitelist", "file,pipe", "-format_whitelist", DEMUXERS] as const;

/** For ffmpeg, which opens what it decodes. */
export const UNTRUSTED_INPUT_OPTIONS = [...ALLOWED, "-codec_whitelist", DECODERS] as const;

/** For ffprobe, which opens a decoder for each stream, and fails where one is not allowed: in films. */
export const UNTRUSTED_PROBE_OPTIONS = [...ALLOWED, "-codec_whitelist", `${DECODERS},${BESIDE_SOUND}`] as const;

/** The name of a local file, escaped so that ffmpeg reads all its characters literally. */
export function inputName(path: string): string {
  return `file:${path}`;
}

/** An input's option to pass over bytes at its beginning. */
export function skipBytes(count: number): readonly string[] {
  return count > 0 ? ["-skip_initial_bytes", String(count)] : [];
}

/** Of an input the first audio stream and nothing else. */
export function soundOnly(command: FfmpegCommand): FfmpegCommand {
  return command.noVideo().outputOptions("-map", "0:a:0", "-sn", "-dn");
}
