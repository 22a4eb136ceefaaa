import { fileURLToPath } from "node:url";
import createCommand from "fluent-ffmpeg";
import { findEncoder } from "./find-encoder.ts";

/** Pictures a second of all films. */
export const FRAME_RATE = 24;

/** A song under a part of a film. Seconds. */
export interface SoundPart {
  /** The sound file. */
  path: string;
  /** Where in the film it begins. */
  at: number;
  /** Where in the song. */
  from: number;
  duration: number;
}

/** Seconds in which a sound comes and goes without a click, and in which the last one goes. */
const FADE = 0.02;
const LAST_FADE = 0.8;

/** VP9 for most browsers, H.264 for those that know no WebM. */
const KINDS = {
  webm: {
    codec: "libvpx-vp9",
    options: "-crf 43 -b:v 0 -deadline good -cpu-used 5 -row-mt 1 -tune-content screen",
    sound: { codec: "libopus", bitrate: "80k" },
  },
  mp4: {
    codec: "libx264",
    options: "-preset medium -crf 31 -tune animation -movflags +faststart",
    sound: { codec: "aac", bitrate: "96k" },
  },
};
/** Films of graphics are read by screens of today: BT.709 in the narrow range. The pictures are JPEGs. */
const PICTURE =
  "[0:v]scale=in_color_matrix=bt601:in_range=full:out_color_matrix=bt709:out_range=tv,format=yuv420p[picture]";
const COLORS = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv".split(" ");

/**
 * Writes a film as WebM and as MP4.
 * @param pictures Its frames: JPEGs, one after the other in a file.
 * @param name Of its files, without the kind.
 * @throws {Error} with what ffmpeg said, when it fails.
 */
export async function encodeFilm(
  pictures: string,
  sounds: readonly SoundPart[],
  name: string,
  folder: URL,
): Promise<void> {
  const ffmpeg = findEncoder();
  const path = fileURLToPath(new URL(name, folder));
  for (const [kind, { codec, options, sound }] of Object.entries(KINDS)) {
    const command = createCommand(pictures)
      .setFfmpegPath(ffmpeg)
      .inputFormat("image2pipe")
      .inputOptions("-c:v", "mjpeg", "-framerate", String(FRAME_RATE));
    for (const each of sounds) command.input(each.path);
    command
      .complexFilter([PICTURE, ...mix(sounds)])
      .outputOptions(["-map", "[picture]", ...(sounds.length > 0 ? ["-map", "[sound]"] : [])])
      .videoCodec(codec)
      .outputOptions([...options.split(" "), ...COLORS, "-g", "240", "-bitexact"]);
    if (sounds.length > 0) command.audioCodec(sound.codec).audioBitrate(sound.bitrate);
    await new Promise<void>((resolve, reject) => {
      command.once("end", () => resolve());
      command.once("error", ({ message }: Error, _stdout, stderr) =>
        reject(new Error(`ffmpeg could not write ${path}.${kind}: ${stderr || message}`)),
      );
      command.save(`${path}.${kind}`);
    });
  }
}

/** Each song where it sounds, all in one. */
function mix(sounds: readonly SoundPart[]): string[] {
  if (sounds.length === 0) return [];
  const parts = sounds.map(({ at, from, duration }, i) => {
    const fade = i === sounds.length - 1 ? LAST_FADE : FADE;
    const end = Math.max(0, duration - fade);
    const milliseconds = Math.round(at * 1000);
    return `[${i + 1}:a]atrim=${from}:${from + duration},asetpts=PTS-STARTPTS,afade=t=in:d=${FADE},afade=t=out:st=${end}:d=${fade},adelay=${milliseconds}:all=1[part${i}]`;
  });
  const names = sounds.map((_, i) => `[part${i}]`).join("");
  return [...parts, `${names}amix=inputs=${sounds.length}:normalize=0:dropout_transition=0[sound]`];
}
