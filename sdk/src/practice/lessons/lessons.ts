import { scoreOf } from "../../choreography/score-of.ts";
import type { TimedStep, Timeline, TimeRange } from "../../choreography/timeline.ts";
import { moveName } from "../../contract/moves.ts";
import { phraseStarts } from "../../stage/music/phrases.ts";

/**
 * What is learned at a time: the single steps of a part are a `move` alone, two moves and the `join` between them, and the
 * part by its `count` without music; then comes the `part` with music, and in the end the whole `dance`.
 */
export type LessonKind = "move" | "join" | "count" | "part" | "dance";

/** A step on the way to a dance. */
export interface Lesson {
  /** The same for the same dance: where one was is remembered by it. */
  id: string;
  kind: LessonKind;
  name: string;
  /** Number of its part, from 1; the whole dance has none. */
  part?: number;
  /** Seconds in the song. */
  start: number;
  end: number;
  /** Share of the song's own speed. */
  rate: number;
  /** Whether the song is heard; else one counts. */
  music: boolean;
  /** Where its phrases begin and end, seconds: each is compared by itself. */
  phrases: readonly TimeRange[];
}

/** Speeds of a part with music, one after the other; a move alone goes at the first. */
const RATES = [
  { rate: 0.6, words: "slowly" },
  { rate: 0.8, words: "faster" },
  { rate: 1, words: "at full speed" },
] as const;
const SLOWLY = RATES[0].rate;
/** So many parts are aimed at: a minute of dance in what a class learns at a time. */
const PARTS = 7;
/** Phrases of eight counts in a part, at the least, where the dance has them. */
const SHORTEST_PART = 2;
/** Shorter ones are no phrase of their own: they belong to the one before. Seconds. */
const SHORTEST_PHRASE = 1.5;

interface LearnedStep extends TimedStep {
  /** The same move in another style or variant is another one to learn. */
  what: string;
}

/** The lessons of a dance, part by part, each with its single steps before it; none where nothing is danced. */
export function lessonsOf(timeline: Timeline): Lesson[] {
  const steps = timeline.segments.flatMap((segment): LearnedStep[] =>
    segment.steps.map((step) => ({ ...step, what: [step.move, step.variant, segment.style].join(" ") })),
  );
  const parts = partsOf(timeline);
  const known = new Set<string>();
  const lessons = parts.flatMap((phrases, i) => {
    const { start, end } = spanOf(phrases);
    const inside = steps.filter((step) => step.start >= start - 0.05 && step.start < end - 0.05);
    return [...singleSteps(inside, i + 1, known), ...partLessons(phrases, i + 1)];
  });
  if (parts.length < 2) return lessons;
  const phrases = parts.flat();
  const whole = { name: "The whole dance", ...spanOf(phrases), rate: 1, music: true, phrases };
  return [...lessons, { id: "dance", kind: "dance", ...whole }];
}

/** Whether a lesson is a single step of its part. The way to the dance leaves these out: they are for whoever wants them. */
export const isSingleStep = ({ kind }: Lesson): boolean => kind === "move" || kind === "join" || kind === "count";

/** The index of the lesson after another: the next single step of the same part, else the next on the way to the dance. */
export function lessonAfter(lessons: readonly Lesson[], index: number): number | undefined {
  const current = lessons[index];
  const isNext = (lesson: Lesson, i: number) => i > index && (!isSingleStep(lesson) || lesson.part === current?.part);
  const next = lessons.findIndex(isNext);
  return next < 0 ? undefined : next;
}

/**
 * The phrases of a dance in about seven parts. A part ends before a section or line of the song where one begins a phrase
 * sooner or later.
 */
function partsOf(timeline: Timeline): TimeRange[][] {
  const rest = phrasesOf(timeline);
  const beginsSection = new Set(timeline.segments.map(({ steps }) => steps[0]?.start));
  const size = Math.max(SHORTEST_PART, Math.round(rest.length / PARTS));
  const parts: TimeRange[][] = [];
  while (rest.length > size + 1) {
    const sizes = [size, size + 1, size - 1].filter((length) => length > 1);
    parts.push(rest.splice(0, sizes.find((length) => beginsSection.has(rest[length]?.start)) ?? size));
  }
  if (rest.length > 0) parts.push(rest);
  return parts;
}

const spanOf = (phrases: readonly TimeRange[]): TimeRange => ({
  start: phrases[0]?.start ?? 0,
  end: phrases.at(-1)?.end ?? 0,
});

/** The phrases of a dance; the last ends with its last step. */
export function phrasesOf(timeline: Timeline): TimeRange[] {
  const score = scoreOf(timeline);
  const end = score.moves.at(-1)?.end ?? 0;
  const starts = phraseStarts(score).filter((start, i) => i === 0 || end - start >= SHORTEST_PHRASE);
  return starts.map((start, i) => ({ start, end: starts[i + 1] ?? end }));
}

/** What of a part is new, move by move. A move or join that was learned before is left out. */
function singleSteps(steps: readonly LearnedStep[], part: number, known: Set<string>): Lesson[] {
  const lessons: Lesson[] = [];
  const learn = (id: string, kind: LessonKind, name: string, span: TimeRange) => {
    if (known.has(id)) return;
    known.add(id);
    lessons.push({ id, kind, name, part, ...span, rate: SLOWLY, music: false, phrases: [span] });
  };
  steps.forEach(({ move, start, end, what }, i) => {
    learn(`move ${what}`, "move", moveName(move), { start, end });
    const before = steps[i - 1];
    if (!before || before.what === what) return;
    const name = `${moveName(before.move)}, then ${moveName(move)}`;
    learn(`join ${before.what} ${what}`, "join", name, { start: before.start, end });
  });
  return lessons;
}

/** A part by its counts, then with music, faster each time. */
function partLessons(phrases: readonly TimeRange[], part: number): Lesson[] {
  const span = { part, ...spanOf(phrases), phrases };
  return [
    { id: `count ${part}`, kind: "count", name: `Part ${part}, counted`, ...span, rate: SLOWLY, music: false },
    ...RATES.map(({ rate, words }): Lesson => {
      const name = `Part ${part}, ${words}`;
      return { id: `part ${part} ${rate}`, kind: "part", name, ...span, rate, music: true };
    }),
  ];
}
