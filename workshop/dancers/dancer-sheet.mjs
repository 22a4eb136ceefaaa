/**
 * Contact sheets of the dancer, to be looked at:
 * `node workshop/dancers/dancer-sheet.mjs [--look street] [--style "Hip Hop"] [--moves 1_9_12] [--quality full] [--out folder]`.
 * Without --moves it shows the look from all sides, with the face from near; with moves, eight frames of each.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openStudio } from "./sheet/studio.mjs";

const { values } = parseArgs({
  options: {
    look: { type: "string", default: "bharatanatyam" },
    variant: { type: "string" },
    style: { type: "string", default: "Freestyle" },
    moves: { type: "string" },
    seconds: { type: "string", default: "4" },
    quality: { type: "string", default: "full" },
    detail: { type: "string", default: "full" },
    out: { type: "string", default: "artifacts" },
    port: { type: "string", default: "4320" },
  },
});
const seconds = Number(values.seconds);
const moves = (values.moves ?? "20").split("_").map(Number);
const middle = [0, 0.85, 0];
const face = [0, 1.52, 0];

const round = [0, 45, 90, 180].map((azimuth) => ({
  seconds: -2,
  azimuth,
  elevation: 4,
  distance: 4.2,
  target: middle,
  label: `${azimuth}°`,
}));
const near = [0, 40, 90, 180].map((azimuth) => ({
  seconds: -2,
  azimuth,
  elevation: 2,
  distance: 1,
  target: face,
  label: "",
}));
const frames = moves.flatMap((move, m) =>
  Array.from({ length: 8 }, (_, i) => {
    const at = m * seconds + (seconds * i) / 8;
    return {
      seconds: at,
      azimuth: 20,
      elevation: 6,
      distance: 5.2,
      target: middle,
      label: `${move} at ${at.toFixed(2)} s`,
    };
  }),
);

const studio = await openStudio(Number(values.port));
try {
  const { png, calls, triangles } = await studio.draw({
    look: values.look,
    variant: values.variant,
    detail: values.detail,
    quality: values.quality,
    style: values.style,
    dance: { moves, seconds },
    width: 320,
    height: 420,
    columns: 4,
    cells: values.moves ? frames : [...round, ...near],
  });
  mkdirSync(values.out, { recursive: true });
  const file = join(
    values.out,
    `${[values.look, values.variant, values.moves && values.style, values.moves].filter(Boolean).join("-")}.png`,
  );
  writeFileSync(file, png);
  console.log(`${file}: ${calls} draw calls, ${triangles} triangles`);
} finally {
  await studio.close();
}
