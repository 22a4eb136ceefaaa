import { once } from "node:events";
import { PassThrough } from "node:stream";
import createCommand from "fluent-ffmpeg";
import { FRAME_RATE, HEIGHT, WIDTH } from "./film.ts";

/** Sends pictures to ffmpeg, which writes the film; ends when the files are whole. */
export interface Encoder {
  /** A picture of the film's size: RGB, 8 bit a channel. Resolves when more may be sent. */
  write(picture: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** VP9 for most browsers, H.264 for those that know no WebM. */
const KINDS = {
  webm: {
    codec: "libvpx-vp9",
    options: "-crf 45 -b:v 0 -deadline realtime -cpu-used 5 -aq-mode 0 -tune-content screen".split(" "),
  },
  mp4: { codec: "libx264", options: "-preset veryfast -crf 28 -tune animation -movflags +faststart".split(" ") },
};
/** The kinds of files that a film has. */
export const FILM_KINDS = Object.keys(KINDS);
/** The codecs that an ffmpeg must have for them. */
export const FILM_CODECS = Object.values(KINDS).map(({ codec }) => codec);

/** Films of graphics are read by screens of today: BT.709 in the narrow range. */
const COLORS = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv".split(" ");
const FILTERS = ["scale=out_color_matrix=bt709:out_range=tv", "format=yuv420p"];

/**
 * Starts ffmpeg on a film.
 * @param path Where to, without the kind of file: `.webm` and `.mp4` are written.
 * @throws {Error} from `write` or `end` with what ffmpeg said, when it fails.
 */
export function createEncoder(ffmpeg: string, path: string, frameRate = FRAME_RATE): Encoder {
  const pictures = new PassThrough();
  const command = createCommand(pictures)
    .setFfmpegPath(ffmpeg)
    .inputFormat("rawvideo")
    .inputFPS(frameRate)
    .inputOptions("-pixel_format", "rgb24", "-video_size", `${WIDTH}x${HEIGHT}`);
  for (const [kind, { codec, options }] of Object.entries(KINDS)) {
    command
      .output(`${path}.${kind}`)
      .videoCodec(codec)
      .videoFilters(FILTERS)
      .noAudio()
      .outputOptions([...COLORS, ...options, "-g", "250", "-threads", "1", "-bitexact"]);
  }
  const ended = new Promise<void>((resolve, reject) => {
    command.once("end", () => resolve());
    command.once("error", ({ message }: Error, _stdout, stderr) =>
      reject(new Error(`ffmpeg could not write ${path}: ${stderr || message}`)),
    );
  });
  ended.catch(() => {}); // whoever writes or ends hears of it
  command.run();
  return {
    async write(picture) {
      // A pipe that breaks does not know why: the end of the process does.
      if (!pictures.write(picture)) await Promise.race([once(pictures, "drain"), ended]);
    },
    end() {
      pictures.end();
      return ended;
    },
  };
}
