import type { Cast } from "@nataraj/sdk/stage";
import { openStudio } from "../scripts/sheet/studio.mjs";
import { LOOK_IDS, type LookId } from "../src/dancer/looks.ts";
import { QUALITIES, QUALITY_SETTINGS } from "../src/dancer/stage/quality.ts";

const PORT = 4321;
/** The page's own work is the same whatever the size. */
const SIZE = { width: 240, height: 135 };
const FRAMES = 100;

/** The dearest arrangement, in which everybody has a pose, hair and cloth at another time. */
const ENSEMBLES = ([2, 3, 5] as const).map((dancers): Cast => ({ dancers, arrangement: "canon" }));

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * What a frame of each look costs in a browser, at each quality, and of several dancers together. The graphics are drawn by software here: the page's own
 * work is what counts, as its thread's clock has it, and the time to the first frame is an upper bound.
 */
export async function benchFrames(): Promise<void> {
  const studio = await openStudio(PORT);
  const rows: Record<string, string | number>[] = [];
  try {
    // The first of all pays for what the browser compiles once.
    await studio.frameCost({ look: "street", detail: "lite", quality: "software", ...SIZE, frames: FRAMES });
    const trials: { look: LookId; cast?: Cast }[] = [
      ...LOOK_IDS.map((look) => ({ look })),
      ...ENSEMBLES.map((cast) => ({ look: LOOK_IDS[0], cast })),
    ];
    for (const { look, cast } of trials)
      for (const quality of QUALITIES) {
        const { detail } = QUALITY_SETTINGS[quality];
        const cost = await studio.frameCost({ look, detail, quality, ...(cast && { cast }), ...SIZE, frames: FRAMES });
        rows.push({
          dancer: look,
          dancers: cast?.dancers ?? 1,
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
}
