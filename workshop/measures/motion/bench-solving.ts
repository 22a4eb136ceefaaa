import { buildTimeline, readChoreography, scoreOf } from "../../../sdk/src/choreography/index.ts";
import { MOVE_COUNT } from "../../../sdk/src/contract/moves.ts";
import { DANCE_STYLES } from "../../../sdk/src/contract/styles.ts";
import { createDance, createPose, poseAt } from "../../../sdk/src/motion/index.ts";
import { referenceWork } from "../reference-work.ts";

const SECONDS = 60;
const BAR = 2;

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
 * From a stored document to its first pose, which is what an edit costs, too; milliseconds of processor time, and as
 * ratios to `referenceWork`. The first document pays for compiling the moves' texts and this code.
 */
export async function benchSolving(): Promise<void> {
  const moves = Array.from({ length: SECONDS / BAR }, (_, i) => ((i * 7) % MOVE_COUNT) + 1);
  const text = documentOf(moves);
  const pose = createPose();
  const open = () => poseAt(createDance(scoreFor(text)), 1, pose);
  const first = time(open);
  const again = median(Array.from({ length: 5 }, () => time(open)));
  const reference = median(Array.from({ length: 9 }, () => time(referenceWork)));
  const row = (measure: string, ms: number) => ({ measure, ms: round(ms), ratio: round(ms / reference) });
  console.table([
    row("document to first pose, the first", first),
    row("document to first pose", again),
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
