import { buildTimeline, readChoreography, scoreOf } from "../../../sdk/src/choreography/index.ts";
import { MOVE_COUNT } from "../../../sdk/src/contract/moves.ts";
import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { createDance, createPose, poseAt } from "../../../sdk/src/motion/index.ts";
import { reuseOf } from "../../../sdk/src/motion/pose/reuse.ts";
import { solveSteps } from "../../../sdk/src/motion/pose/solve-steps.ts";
import type { SolvedDance } from "../../../sdk/src/motion/pose/solved-dance.ts";
import { referenceWork } from "../reference-work.ts";

const SECONDS = 60;
const BAR = 2;
const EDITS = 15;

/** A stored choreography of a minute: eight segments of other styles, a move every two seconds. */
function documentOf(moves: readonly number[]): string {
  const each = moves.length / DANCE_STYLES.length;
  const segments = DANCE_STYLES.map((style, i) => {
    const [from, to] = [Math.round(i * each), Math.round((i + 1) * each)];
    const steps = moves.slice(from, to);
    const start = from * BAR;
    const beats = Array.from({ length: steps.length * BAR * 2 }, (_, k) => start + k / 2);
    return [start.toFixed(2), { lyrics: "", steps, start, at: steps.map((_, k) => start + k * BAR), beats, style }];
  });
  return JSON.stringify(Object.fromEntries(segments));
}

const scoreFor = (text: string) => scoreOf(buildTimeline(readChoreography(text).document, SECONDS));

/**
 * From a stored document to its first pose, and from an edit to the first pose of the dance after it; milliseconds of
 * processor time, and as ratios to `referenceWork`. The first document pays for compiling the moves' texts and this code.
 */
export async function benchSolving(): Promise<void> {
  const moves = Array.from({ length: SECONDS / BAR }, (_, i) => ((i * 7) % MOVE_COUNT) + 1);
  const text = documentOf(moves);
  const pose = createPose();
  const open = () => poseAt(createDance(scoreFor(text)), 1, pose);
  const first = time(open);
  const again = median(Array.from({ length: 5 }, () => time(open)));
  let longest = 0;
  let solved: SolvedDance | undefined;
  const solve = (document: string, before?: SolvedDance) => {
    const steps = solveSteps(scoreFor(document), {}, before && reuseOf(before, scoreFor(document), {}));
    for (let done = false; !done; ) {
      longest = Math.max(
        longest,
        time(() => {
          const step = steps.next();
          done = step.done ?? false;
          if (step.done) solved = step.value;
        }),
      );
    }
    if (solved) poseAt(solved.dance, 1, pose);
  };
  solve(text);
  const before = solved;
  longest = 0;
  const edits = Array.from({ length: EDITS }, (_, i) => {
    const at = (i * 11) % moves.length;
    const edited = documentOf(moves.map((move, k) => (k === at ? ((move + 3) % MOVE_COUNT) + 1 : move)));
    return time(() => solve(edited, before));
  });
  const reference = median(Array.from({ length: 9 }, () => time(referenceWork)));
  const row = (measure: string, ms: number) => ({ measure, ms: round(ms), ratio: round(ms / reference) });
  console.table([
    row("document to first pose, the first", first),
    row("document to first pose", again),
    row("an edit to its first pose, median", median(edits)),
    row("an edit to its first pose, the longest", Math.max(...edits)),
    row("the longest step of an edit", longest),
    row("the fixed piece of work", reference),
  ]);
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds of processor time, which other work on the machine changes little. */
function time(run: () => unknown): number {
  const begun = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const round = (value: number) => Math.round(value * 100) / 100;
