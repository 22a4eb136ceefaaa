import { beforeAll, describe, expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { trainClassifier } from "./linear-classifier.ts";
import { measureJoins } from "./measure-joins.ts";
import { danceVariant, measureVariant } from "./measure-move.ts";
import { moveFeatures } from "./move-features.ts";
import { violations } from "./report.ts";
import { lineOfVariants, VARIANTS } from "./variant-lines.ts";

/** The style in which every variant is measured. The classifier has never seen it. */
const STYLE: DanceStyle = "Freestyle";
/** Styles of the unvaried moves that the classifier learns from, and the tempo of each. */
const TRAINING = [
  ["Hip Hop", 96],
  ["Ballet", 138],
  ["Salsa", 96],
  ["Jazz Dance", 138],
] as const;
/** Lines of moves in variants drawn by lot: 300 pairs. */
const LINES = 12;
const LENGTH = 26;

describe("every variant", () => {
  const examples: { label: number; features: number[] }[] = [];

  beforeAll(() => {
    for (const [style, bpm] of TRAINING)
      for (const { number } of CATALOGUE) {
        const dance = danceVariant({ move: number, variant: "" }, style, bpm);
        const danced = dance.clips.filter(({ idle }) => !idle);
        for (const { start, end } of danced)
          examples.push({ label: number, features: moveFeatures(dance, start, end) });
      }
  }, 120_000);

  test("keeps the measures to both sides, and is recognised by a classifier that knows only the moves as written", () => {
    // A move and its mirror image look different.
    const sides = examples.map(({ label, features }, i) => ({ label: 2 * label + (i % 2), features }));
    const tell = trainClassifier(sides);
    const mistaken: string[] = [];
    const broken: string[] = [];
    for (const varied of VARIANTS) {
      const dance = danceVariant(varied, STYLE);
      broken.push(...violations(measureVariant(dance, varied, STYLE)));
      const clip = dance.clips.find(({ idle }) => !idle);
      const told = tell(moveFeatures(dance, clip?.start ?? 0, clip?.end ?? 0)) >> 1;
      if (told !== varied.move) mistaken.push(`${varied.move} ${varied.variant} taken for ${told}`);
    }
    expect(broken).toEqual([]);
    expect(1 - mistaken.length / VARIANTS.length, mistaken.join("; ")).toBeGreaterThanOrEqual(0.9);
  }, 240_000);

  test("joins others: 300 pairs drawn by lot", () => {
    const broken = Array.from({ length: LINES }, (_, seed) => {
      const style = DANCE_STYLES[seed % DANCE_STYLES.length] as DanceStyle;
      return violations(measureJoins(lineOfVariants(seed, LENGTH), style));
    });
    expect(broken.flat()).toEqual([]);
  }, 240_000);
});
