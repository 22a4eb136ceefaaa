/**
 * Plans a dance in the style named, solves it and draws it at the first step with the move numbered:
 * `dance-new.ts STYLE MOVE DANCERS`, the last the folder of the baked dancers. Prints what came of it as JSON.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { isDanceStyle, moveName } from "@nataraj/sdk/contract";
import { defaultLookFor } from "@nataraj/sdk/looks";
import { CATALOGUE, createDance, STYLES } from "@nataraj/sdk/motion";
import { createPictureRenderer, openDancer } from "@nataraj/sdk/picture";
import { analysisOf } from "../../../server/src/planning/built-in/analysis.fixture.ts";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";

const [style = "", number = "", dancers = ""] = process.argv.slice(2);
const move = Number(number);
if (!isDanceStyle(style)) throw new Error(`${style} is no style.`);

const analysis = analysisOf({ seconds: 32 });
const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: "new" });
const timeline = buildTimeline(choreography, analysis.duration);
const steps = timeline.segments.flatMap((segment) => segment.steps);
const step = steps.find((danced) => danced.move === move);
const look = defaultLookFor(style);
const { buffer } = new Uint8Array(readFileSync(join(dancers, `${look}.full.glb`)));
const dancer = await openDancer(buffer, { look, variant: STYLES[style].poster.variant });
const draw = createPictureRenderer({ width: 48, height: 64, cutOut: true });
const hash = (pixels: Uint8Array) => createHash("sha256").update(pixels).digest("hex");
const pictureAt = (seconds: number) => hash(draw(dancer(createDance(scoreOf(timeline)), seconds)));

console.log(
  JSON.stringify({
    name: moveName(move),
    suits: CATALOGUE.filter(({ styles }) => styles.includes(style)).map((info) => info.number),
    clashes: CATALOGUE.filter(({ clashes }) => clashes?.includes(style)).map((info) => info.number),
    steps: steps.map((danced) => danced.move),
    styles: [...new Set(timeline.segments.map((segment) => segment.style))],
    pictures: step && [pictureAt(step.start), pictureAt((step.start + step.end) / 2)],
  }),
);
