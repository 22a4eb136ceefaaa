import { spawn } from "node:child_process";
import { once } from "node:events";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { defaultLookFor } from "../../src/dancer/looks.ts";
import { findEncoder } from "../films/find-encoder.ts";
import type { Cell, SheetRequest } from "./page.ts";
import type { Studio } from "./studio.mjs";

/** A sheet is a second of the film; ffmpeg takes it apart again. */
const TILES = { columns: 6, rows: 4 };
const FRAME_RATE = TILES.columns * TILES.rows;
const VIEW = { azimuth: 0, elevation: 6, distance: 5, target: [0, 0.95, 0], label: "" } satisfies Partial<Cell>;
const LOOK = { detail: "full", quality: "lite", width: 640, height: 480 } satisfies Partial<SheetRequest>;

export interface Filmed {
  dance: SheetRequest["dance"];
  /** Seconds. */
  duration: number;
  style: DanceStyle;
  /** A sound file to put under it. */
  song?: string | undefined;
  /** The MP4 to write. */
  file: string;
}

/**
 * Films a dance from the front, 24 frames a second.
 * @throws {Error} when ffmpeg fails, or there is none.
 */
export async function filmDance(studio: Studio, { dance, duration, style, song, file }: Filmed): Promise<void> {
  const pictures = ["-f", "image2pipe", "-framerate", "1", "-i", "pipe:0"];
  const sound = song ? ["-i", song, "-map", "0:v", "-map", "1:a", "-shortest"] : [];
  const film = ["-vf", `untile=${TILES.columns}x${TILES.rows}`, "-pix_fmt", "yuv420p", "-movflags", "+faststart", file];
  const ffmpeg = spawn(findEncoder(), ["-v", "error", "-y", ...pictures, ...sound, ...film], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(ffmpeg, "close");
  ffmpeg.stdin.on("error", () => {}); // how it ended says more
  try {
    for (let second = 0; second < duration && ffmpeg.exitCode === null; second++) {
      const cells = Array.from({ length: FRAME_RATE }, (_, i): Cell => ({ ...VIEW, seconds: second + i / FRAME_RATE }));
      const { columns } = TILES;
      const { png } = await studio.draw({ ...LOOK, look: defaultLookFor(style), style, dance, columns, cells });
      if (!ffmpeg.stdin.write(png)) await Promise.race([once(ffmpeg.stdin, "drain"), ended]);
    }
  } finally {
    ffmpeg.stdin.end();
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}.`);
}
