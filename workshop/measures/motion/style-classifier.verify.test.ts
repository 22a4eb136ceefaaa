import { expect, test } from "vitest";
import { DANCE_STYLES, type DanceStyle } from "../../../sdk/src/contract/styles.ts";
import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import { MOVES } from "../../../sdk/src/motion/moves/index.ts";
import { danceOf } from "../../../sdk/src/motion/testing/dance-of.ts";
import { trainClassifier } from "./linear-classifier.ts";
import { styleFeatures } from "./style-features.ts";

const TRAINING_TEMPO = 120;
const OTHER_TEMPI = [96, 138];
/** Every third move is held back, three times over, so that each move is once among those never seen. */
const FOLDS = [0, 1, 2];
const numbers = MOVES.map((move) => move.number).sort((a, b) => a - b);

function clip(move: number, label: DanceStyle, bpm: number) {
  const beat = 60 / bpm;
  const dance = danceOf([move], label, bpm, { idling: 0 });
  const [clip] = dance.clips.filter((p) => !p.idle);
  const start = clip?.start ?? 0;
  const seconds = (CATALOGUE[move - 1]?.beats ?? 4) * beat;
  return { move, label, features: styleFeatures(dance, start, start + seconds, beat) };
}

const clips = (moves: readonly number[], bpm: (move: number) => number) =>
  moves.flatMap((move) => DANCE_STYLES.map((style) => clip(move, style, bpm(move))));

test("a classifier of poses that learnt from two thirds of the moves tells the styles of the others, at other tempi", () => {
  const known = clips(numbers, () => TRAINING_TEMPO);
  const others = clips(numbers, (move) => OTHER_TEMPI[move % 2] as number);
  const wrong = FOLDS.map((fold) => {
    const held = (move: number) => numbers.indexOf(move) % FOLDS.length === fold;
    const tell = trainClassifier(known.filter(({ move }) => !held(move)));
    const asked = others.filter(({ move }) => held(move));
    const mistakes = asked.flatMap(({ move, label, features }) => {
      const told = tell(features);
      return told === label ? [] : [`move ${move}: ${label} taken for ${told}`];
    });
    return { share: 1 - mistakes.length / asked.length, mistakes };
  });
  for (const { share, mistakes } of wrong) expect(share, mistakes.join("; ")).toBeGreaterThanOrEqual(0.9);
}, 180_000);
