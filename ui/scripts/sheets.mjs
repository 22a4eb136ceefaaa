/**
 * `npm run sheets [-- --only 3_22] [--out folder]`: eight frames of every move, one move in all eight styles, and a short
 * video of a whole dance. To be looked at: what measures cannot see shows here.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openStudio } from "./sheet/studio.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    out: { type: "string", default: "artifacts/sheets" },
    port: { type: "string", default: "4321" },
  },
});
const out = resolve(process.env.INIT_CWD ?? ".", values.out);
mkdirSync(out, { recursive: true });

const STYLES = [
  "Hip Hop",
  "Freestyle",
  "Indian Classical",
  "Ballet",
  "Contemporary",
  "Salsa",
  "Breakdancing",
  "Jazz Dance",
];
/** As `defaultLookFor` dresses them. */
const LOOKS = {
  "Indian Classical": "bharatanatyam",
  Ballet: "ballet",
  Contemporary: "ballet",
  Salsa: "practice",
  "Jazz Dance": "practice",
};
const lookOf = (style) => LOOKS[style] ?? "street";
/** Eight beats at 120 a minute: every move is shown whole. */
const SECONDS = 4;
const VIEW = { azimuth: 20, elevation: 6, distance: 5.4, target: [0, 0.85, 0] };
const BASE = { detail: "full", quality: "lite", seconds: SECONDS, width: 260, height: 340, columns: 8 };

const row = (label) =>
  Array.from({ length: 8 }, (_, i) => ({ ...VIEW, seconds: (SECONDS * i) / 8 + 0.02, label: i === 0 ? label : "" }));

const studio = await openStudio(Number(values.port));
try {
  const moves = values.only?.split("_").map(Number) ?? Array.from({ length: 29 }, (_, i) => i + 1);
  for (const move of moves) {
    const style = "Freestyle";
    const { png } = await studio.draw({ ...BASE, look: lookOf(style), style, moves: [move], cells: row(`${move}`) });
    writeFileSync(join(out, `move-${String(move).padStart(2, "0")}.png`), png);
  }
  if (!values.only) {
    for (const style of STYLES) {
      const { png } = await studio.draw({ ...BASE, look: lookOf(style), style, moves: [13], cells: row(style) });
      writeFileSync(join(out, `style-${style.toLowerCase().replaceAll(" ", "-")}.png`), png);
    }
    await film(join(out, "dance.mp4"));
  }
} finally {
  await studio.close();
}
console.log(`Sheets are in ${out}.`);

/** Sixteen seconds of four moves, a second of frames a sheet; ffmpeg takes the sheets apart again. */
async function film(file) {
  const dance = [27, 13, 10, 8];
  const tiles = { columns: 6, rows: 4 };
  const fps = tiles.columns * tiles.rows;
  const filter = `untile=${tiles.columns}x${tiles.rows}`;
  const ffmpeg = spawn(
    "ffmpeg",
    [
      "-v",
      "error",
      "-y",
      "-f",
      "image2pipe",
      "-framerate",
      "1",
      "-i",
      "pipe:0",
      "-vf",
      filter,
      "-pix_fmt",
      "yuv420p",
      file,
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  for (let second = 0; second < dance.length * SECONDS; second++) {
    const cells = Array.from({ length: fps }, (_, i) => ({ ...VIEW, seconds: second + i / fps, label: "" }));
    const size = { width: 480, height: 480, columns: tiles.columns };
    const { png } = await studio.draw({ ...BASE, ...size, look: "street", style: "Hip Hop", moves: dance, cells });
    ffmpeg.stdin.write(png);
  }
  ffmpeg.stdin.end();
  await once(ffmpeg, "close");
}
