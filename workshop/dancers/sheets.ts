/**
 * `npm run sheets [-- --only 3_22] [--dance plan.json] [--song song.mp3] [--out folder]`: eight frames of every move, one
 * move in all styles, each environment, and a film of a whole dance. `--camera front`, `--environment street`,
 * `--dancers 3`, `--arrangement canon`, `--portrait` and `--seconds 20` say how it is filmed, and how much of it. To be
 * looked at: what measures cannot see shows here.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DANCE_STYLES, type DanceStyle, MOVE_NAMES } from "@nataraj/sdk/contract";
import { defaultLookFor } from "@nataraj/sdk/looks";
import { ARRANGEMENTS, CAMERAS, DANCER_COUNTS, ENVIRONMENTS, type Environment } from "@nataraj/sdk/stage";
import { filmDance } from "./sheet/film.ts";
import type { Cell, SheetRequest } from "./sheet/page.ts";
import { readPlan } from "./sheet/read-plan.ts";
import { openStudio } from "./sheet/studio.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    dance: { type: "string" },
    song: { type: "string" },
    camera: { type: "string", default: "automatic" },
    environment: { type: "string", default: "stage" },
    dancers: { type: "string", default: "1" },
    arrangement: { type: "string", default: "unison" },
    seconds: { type: "string", default: "3600" },
    portrait: { type: "boolean", default: false },
    out: { type: "string", default: "artifacts/sheets" },
    port: { type: "string", default: "4321" },
  },
});
/** Paths count from where the command was typed. */
const path = (given: string) => resolve(process.env.INIT_CWD ?? ".", given);
const out = path(values.out);
mkdirSync(out, { recursive: true });

/** Eight beats at 120 a minute: every move is shown whole. */
const SECONDS = 4;
/** The beats of the first half, then the middles between two. */
const MOMENTS = Array.from({ length: 8 }, (_, i) => i / 2 + (i < 4 ? 0.02 : 0.27));
const VIEW = { azimuth: 20, elevation: 6, distance: 5.4, target: [0, 0.85, 0] } satisfies Partial<Cell>;
const ROW = { detail: "full", quality: "lite", width: 260, height: 340, columns: 8 } satisfies Partial<SheetRequest>;
/** The move that all styles show: it has steps, hips and arms. */
const COMPARED = 13;

const asked = values.only?.split("_").map(Number) ?? [];
if (asked.some((move) => !MOVE_NAMES[move - 1])) throw new Error(`--only takes moves 1 to ${MOVE_NAMES.length}: 3_22`);

const camera = CAMERAS.find((name) => name === values.camera);
if (!camera) throw new Error(`--camera is one of ${CAMERAS.join(", ")}`);
const environment = ENVIRONMENTS.find((name) => name === values.environment);
if (!environment) throw new Error(`--environment is one of ${ENVIRONMENTS.join(", ")}`);
const dancers = DANCER_COUNTS.find((count) => String(count) === values.dancers);
if (!dancers) throw new Error(`--dancers is one of ${DANCER_COUNTS.join(", ")}`);
const arrangement = ARRANGEMENTS.find((name) => name === values.arrangement);
if (!arrangement) throw new Error(`--arrangement is one of ${ARRANGEMENTS.join(", ")}`);
const seen = { camera, environment, cast: { dancers, arrangement }, isPortrait: values.portrait };

const studio = await openStudio(Number(values.port));

async function sheetOf(move: number, style: DanceStyle, label: string, file: string): Promise<void> {
  const cells = MOMENTS.map((seconds, i): Cell => ({ ...VIEW, seconds, label: i === 0 ? label : "" }));
  const dance = { moves: [move], seconds: SECONDS };
  const { png } = await studio.draw({ ...ROW, look: defaultLookFor(style), style, dance, cells });
  writeFileSync(join(out, file), png);
}

/** Four moments of a dance in an environment: from the front, and as the automatic camera sees them. */
async function sheetOfEnvironment(name: Environment): Promise<void> {
  const dance = { moves: [27, 13, 10, 8, 1, 14], seconds: SECONDS };
  const cells = [2, 7.1, 13.3, 21].map(
    (seconds, i): Cell => ({ seconds, view: i ? "automatic" : "front", label: name }),
  );
  const size = { width: 640, height: 360, columns: 2 };
  const drawn = { ...ROW, ...size, quality: "full", look: "practice", style: "Jazz Dance" } as const;
  const { png } = await studio.draw({ ...drawn, environment: name, dance, cells });
  writeFileSync(join(out, `environment-${name}.png`), png);
}

try {
  const plan = values.dance === undefined ? undefined : readPlan(path(values.dance));
  const moves = values.only || plan ? asked : MOVE_NAMES.map((_, i) => i + 1);
  for (const move of moves)
    await sheetOf(move, "Freestyle", `${move}  ${MOVE_NAMES[move - 1]}`, `move-${String(move).padStart(2, "0")}.png`);
  if (!plan && !values.only)
    for (const style of DANCE_STYLES)
      await sheetOf(COMPARED, style, style, `style-${style.toLowerCase().replaceAll(" ", "-")}.png`);
  if (!plan && !values.only) for (const name of ENVIRONMENTS) await sheetOfEnvironment(name);
  const song = values.song === undefined ? undefined : path(values.song);
  if (plan)
    await filmDance(studio, {
      ...plan,
      duration: Math.min(plan.duration, Number(values.seconds)),
      ...seen,
      song,
      file: join(out, "dance.mp4"),
    });
  else if (!values.only) {
    const dance = { moves: [27, 13, 10, 8], seconds: SECONDS };
    await filmDance(studio, { dance, duration: 16, style: "Hip Hop", ...seen, file: join(out, "dance.mp4") });
  }
} finally {
  await studio.close();
}
console.log(`Sheets are in ${out}.`);
