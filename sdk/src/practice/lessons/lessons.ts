import { scoreOf } from "../../choreography/score-of.ts";
import type { TimedStep, Timeline } from "../../choreography/timeline.ts";
import { moveName } from "../../contract/moves.ts";
import { phraseStarts } from "../../stage/music/phrases.ts";

/**
 * What is learned at a time: a `move` alone, two moves and the `join` between them, the `eight` (a phrase by its counts),
 * the `phrase` with music, and in the end the whole `dance`.
 */
export type LessonKind = "move" | "join" | "eight" | "phrase" | "dance";

/** A step on the way to a dance. */
export interface Lesson {
  /** The same for the same dance: where one was is remembered by it. */
  id: string;
  kind: LessonKind;
  name: string;
  /** Seconds in the song. */
  start: number;
  end: number;
  /** Share of the song's own speed. */
  rate: number;
  /** Whether the song is heard; else one counts. */
  music: boolean;
  /** Where its phrases begin and end, seconds: each is compared by itself. */
  phrases: readonly { start: number; end: number }[];
}

/** Speeds of a phrase with music, one after the other; a move alone goes at the first. */
const RATES = [0.6, 0.8, 1] as const;
const SLOWLY = RATES[0];
/** Shorter ones are no phrase of their own: they belong to the one before. Seconds. */
const SHORTEST_PHRASE = 1.5;

interface LearnedStep extends TimedStep {
  /** The same move in another style or variant is another one to learn. */
  what: string;
}

/** The lessons of a dance in the order of its own structure; none where nothing is danced. */
export function lessonsOf(timeline: Timeline): Lesson[] {
  const steps = timeline.segments.flatMap((segment): LearnedStep[] =>
    segment.steps.map((step) => ({ ...step, what: [step.move, step.variant, segment.style].join(" ") })),
  );
  const phrases = phrasesOf(timeline);
  const known = new Set<string>();
  const lessons = phrases.flatMap((phrase, i) => {
    const inside = steps.filter(({ start }) => start >= phrase.start - 0.05 && start < phrase.end - 0.05);
    return phraseLessons(inside, phrase, i + 1, known);
  });
  const [first, last] = [phrases[0], phrases.at(-1)];
  if (!first || !last) return [];
  if (phrases.length === 1) return lessons;
  const whole = { start: first.start, end: last.end };
  return [...lessons, { ...whole, id: "dance", kind: "dance", name: "The whole dance", rate: 1, music: true, phrases }];
}

/** The phrases of a dance; the last ends with its last step. */
export function phrasesOf(timeline: Timeline): { start: number; end: number }[] {
  const score = scoreOf(timeline);
  const end = score.moves.at(-1)?.end ?? 0;
  const starts = phraseStarts(score).filter((start, i) => i === 0 || end - start >= SHORTEST_PHRASE);
  return starts.map((start, i) => ({ start, end: starts[i + 1] ?? end }));
}

function phraseLessons(
  steps: readonly LearnedStep[],
  phrase: { start: number; end: number },
  number: number,
  known: Set<string>,
): Lesson[] {
  const lessons: Lesson[] = [];
  const learn = (what: string, lesson: Omit<Lesson, "id" | "phrases">) => {
    if (known.has(what)) return;
    known.add(what);
    lessons.push({ ...lesson, id: what, phrases: [{ start: lesson.start, end: lesson.end }] });
  };
  steps.forEach((step, i) => {
    const { start, end, what } = step;
    const name = moveName(step.move);
    learn(`move ${what}`, { kind: "move", name, start, end, rate: SLOWLY, music: false });
    const before = steps[i - 1];
    if (!before || before.what === what) return;
    learn(`join ${before.what} ${what}`, {
      kind: "join",
      name: `${moveName(before.move)}, then ${name}`,
      start: before.start,
      end,
      rate: SLOWLY,
      music: false,
    });
  });
  learn(`eight ${number}`, { ...phrase, kind: "eight", name: `Phrase ${number}, counted`, rate: SLOWLY, music: false });
  for (const rate of RATES) {
    const name = `Phrase ${number}, with music at ${Math.round(rate * 100)} %`;
    learn(`phrase ${number} ${rate}`, { ...phrase, kind: "phrase", name, rate, music: true });
  }
  return lessons;
}
