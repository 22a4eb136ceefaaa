import { LOOK_IDS, type LookId } from "@nataraj/sdk/looks";
import type { Cast, DancerCount } from "@nataraj/sdk/stage";
import { QUALITIES, QUALITY_SETTINGS, type Quality } from "../../../ui/src/dancer/quality/quality.ts";
import { openStudio } from "../../dancers/sheet/studio.mjs";

const PORT = 4321;
/** The page's own work is the same at all sizes. */
const SIZE = { width: 96, height: 54 };
/** Frames that are timed: software graphics take up to a second for one, and the fastest of few say enough. */
const FRAMES = { few: 20, all: 100 };
/** What five dancers in `full` may cost: draw calls, and times the CPU of one. */
const BOUND = { calls: 12, times: 2.5 };

interface Trial {
  look: LookId;
  dancers: DancerCount;
  quality: Quality;
}

const FIRST = LOOK_IDS[0];

/**
 * What a frame costs in a browser: one, three and five dancers, in `full` and `lite`; or every look, two dancers and every
 * quality too. The graphics are drawn by software here: the page's own work is what counts, and the time to the first frame
 * is an upper bound. Says whether five dancers keep within their bounds; the command fails where they do not.
 * @param isWhole Every case, and more frames of each: an hour or so.
 */
export async function benchFrames(isWhole = false): Promise<void> {
  const studio = await openStudio(PORT);
  const frames = isWhole ? FRAMES.all : FRAMES.few;
  const rows: Record<string, string | number>[] = [];
  /** Draw calls, and milliseconds of a frame in `full`, by dancers. */
  const full = new Map<number, { calls: number; least: number }>();
  try {
    // The first of all pays for what the browser compiles once.
    await studio.frameCost({ look: FIRST, detail: "lite", quality: "software", ...SIZE, frames: 3 });
    for (const { look, dancers, quality } of isWhole ? everyTrial() : ensembleTrials(["full", "lite"])) {
      const { detail } = QUALITY_SETTINGS[quality];
      const cast = castOf(dancers);
      const cost = await studio.frameCost({ look, detail, quality, ...(cast && { cast }), ...SIZE, frames });
      if (look === FIRST && quality === "full") full.set(dancers, cost);
      rows.push({
        dancer: look,
        dancers,
        quality,
        "draw calls": cost.calls,
        triangles: cost.triangles,
        "own CPU, ms": round(cost.cpu),
        "by the clock, fastest tenth": round(cost.least),
        "first frame, ms": Math.round(cost.first),
      });
    }
  } finally {
    await studio.close();
  }
  console.table(rows);
  const [one, five] = [full.get(1), full.get(5)];
  if (!one || !five) throw new Error("One dancer and five were not measured.");
  const times = five.least / one.least;
  console.log(
    `Five dancers in full: ${five.calls} draw calls (at most ${BOUND.calls}), ${round(times)} times one dancer's CPU (at most ${BOUND.times}).`,
  );
  if (five.calls > BOUND.calls || times > BOUND.times) process.exitCode = 1;
}

/** The dearest arrangement, in which everybody has a pose, hair and cloth at another time. */
const castOf = (dancers: DancerCount): Cast | undefined =>
  dancers === 1 ? undefined : { dancers, arrangement: "canon" };

const ensembleTrials = (qualities: readonly Quality[], counts: readonly DancerCount[] = [1, 3, 5]): Trial[] =>
  qualities.flatMap((quality) => counts.map((dancers) => ({ look: FIRST, dancers, quality })));

const everyTrial = (): Trial[] => [
  ...LOOK_IDS.flatMap((look) => QUALITIES.map((quality) => ({ look, dancers: 1 as const, quality }))),
  ...ensembleTrials(QUALITIES, [2, 3, 5]),
];

const round = (value: number) => Math.round(value * 100) / 100;
