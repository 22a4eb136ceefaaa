import { once } from "node:events";
import { PassThrough } from "node:stream";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { defaultLookFor } from "@nataraj/sdk/looks";
import type { CameraName, Cast, Environment } from "@nataraj/sdk/stage";
import createCommand from "fluent-ffmpeg";
import { findEncoder } from "../../films/recording/find-encoder.ts";
import type { Cell, SheetRequest } from "./page.ts";
import type { Studio } from "./studio.mjs";

/** A sheet is a second of the film; ffmpeg takes it apart again. */
const TILES = { columns: 6, rows: 4 };
const FRAME_RATE = TILES.columns * TILES.rows;
const LOOK = { detail: "full", quality: "lite" } satisfies Partial<SheetRequest>;
/** Pixels of the longer and the shorter side of the picture. */
const SIDES = [640, 360] as const;

export interface Filmed {
  dance: SheetRequest["dance"];
  /** Seconds. */
  duration: number;
  style: DanceStyle;
  environment: Environment;
  camera: CameraName;
  /** Who dances, the look that suits the style first. */
  cast: Cast;
  isPortrait: boolean;
  /** A sound file to put under it. */
  song?: string | undefined;
  /** The MP4 to write. */
  file: string;
}

/**
 * Films a dance, 24 frames a second.
 * @throws {Error} when ffmpeg fails, or there is none.
 */
export async function filmDance(studio: Studio, filmed: Filmed): Promise<void> {
  const { dance, duration, style, environment, camera, cast, isPortrait, song, file } = filmed;
  const [long, short] = SIDES;
  const size = isPortrait ? { width: short, height: long } : { width: long, height: short };
  const pictures = new PassThrough();
  const command = createCommand(pictures).setFfmpegPath(findEncoder()).inputFormat("image2pipe").inputFPS(1);
  if (song) command.input(song).outputOptions("-map", "0:v", "-map", "1:a", "-shortest");
  command
    .videoFilters(`untile=${TILES.columns}x${TILES.rows}`)
    .outputOptions("-pix_fmt", "yuv420p", "-movflags", "+faststart");
  const ended = new Promise<void>((resolve, reject) => {
    command.once("end", () => resolve());
    command.once("error", (error: Error) => reject(new Error(`ffmpeg could not write ${file}`, { cause: error })));
  });
  ended.catch(() => {}); // whoever waits for it hears of it
  command.save(file);
  try {
    for (let second = 0; second < duration; second++) {
      const cells = Array.from(
        { length: FRAME_RATE },
        (_, i): Cell => ({ view: camera, seconds: second + i / FRAME_RATE, label: "" }),
      );
      const { columns } = TILES;
      const look = defaultLookFor(style);
      const drawn = { ...LOOK, ...size, look, environment, style, cast, dance, columns, cells };
      const { png } = await studio.draw(drawn);
      if (!pictures.write(png)) await Promise.race([once(pictures, "drain"), ended]);
    }
  } finally {
    pictures.end();
  }
  await ended;
}
