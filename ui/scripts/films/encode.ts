import { spawn } from "node:child_process";
import { once } from "node:events";
import { FRAME_RATE, HEIGHT, WIDTH } from "./film.ts";

/** Sends pictures to ffmpeg, which writes the film; ends when the files are whole. */
export interface Encoder {
  /** A picture of the film's size: RGB, 8 bit a channel. Resolves when more may be sent. */
  write(picture: Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/** How each kind of file is encoded. VP9 for most browsers, H.264 for those that know no WebM. */
const KINDS = {
  webm: "-c:v libvpx-vp9 -crf 45 -b:v 0 -deadline realtime -cpu-used 5 -aq-mode 0 -tune-content screen -g 250".split(
    " ",
  ),
  mp4: "-c:v libx264 -preset veryfast -crf 28 -tune animation -g 250 -movflags +faststart".split(" "),
};

/** Films of graphics are read by screens of today: BT.709 in the narrow range. */
const COLORS = [
  "-vf",
  "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p",
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];

/**
 * Starts ffmpeg on a film.
 * @param path Where to, without the kind of file: `.webm` and `.mp4` are written.
 * @throws {Error} from `write` or `end` with what ffmpeg said, when it fails.
 */
export function createEncoder(ffmpeg: string, path: string): Encoder {
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${WIDTH}x${HEIGHT}`,
    "-r",
    String(FRAME_RATE),
    "-i",
    "pipe:0",
  ];
  const outputs = Object.entries(KINDS).flatMap(([kind, codec]) => [
    "-map",
    "0:v",
    ...COLORS,
    ...codec,
    "-threads",
    "1",
    "-bitexact",
    `${path}.${kind}`,
  ]);
  const child = spawn(ffmpeg, ["-v", "error", "-y", ...input, ...outputs], { stdio: ["pipe", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said = (said + chunk).slice(-4_000);
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg could not write ${path}: ${said || code}`)),
    );
  });
  ended.catch(() => {}); // whoever writes or ends hears of it
  child.stdin.on("error", () => {});
  return {
    async write(picture) {
      // A pipe that breaks does not know why: the end of the process does.
      const drained = () => once(child.stdin, "drain").catch(() => ended);
      if (!child.stdin.write(picture)) await Promise.race([drained(), ended]);
    },
    end() {
      child.stdin.end();
      return ended;
    },
  };
}
