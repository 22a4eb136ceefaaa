// @vitest-environment node
import { buildTimeline } from "@nataraj/sdk/choreography";
import { createDance, createRig, REST_POSITIONS, type Rig, solveDance } from "@nataraj/sdk/motion";
import { expect, test, vi } from "vitest";
import { DanceSource } from "./dance-source.ts";

/** A body that no other test has solved for. */
const body = (): Rig => createRig(REST_POSITIONS.map(([x, y, z]) => [x, y * 1.02, z] as const));

const STEPS = [18, 9, 7, 4];
const timeline = (steps: readonly number[]) =>
  buildTimeline(
    {
      "0.00": {
        lyrics: "",
        steps: [...steps],
        start: 0,
        at: steps.map((_, i) => 2 * i),
        beats: Array.from({ length: 17 }, (_, i) => i / 2),
      },
    },
    8,
  );

function source(solve?: typeof solveDance) {
  const told: string[] = [];
  const events = {
    solved: () => void told.push(dances.shown ? "dance" : "idle"),
    failed: (error: Error) => void told.push(error.message),
  };
  const dances: DanceSource = new DanceSource("Jazz Dance", events, solve);
  return { dances, told };
}

const aFewTasks = async () => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve));
};

test("solves nothing before there is someone to dance it, and then only what was set last", async () => {
  const { dances, told } = source();
  dances.setSequence("1_2_3");
  dances.setTimeline(timeline(STEPS));
  await aFewTasks();
  expect(told).toEqual([]);
  const rig = body();
  dances.start(rig);
  dances.setSequence("1_2_3");
  dances.setTimeline(timeline(STEPS));
  await dances.ready();
  expect(told).toEqual(["idle", "dance"]);
  expect(dances.shown?.score.moves.map(({ move, style }) => `${move} ${style}`)).toEqual(
    STEPS.map((move) => `${move} Jazz Dance`),
  );
  expect(dances.shown?.rig).toBe(rig);
  expect(dances.current).toBe(dances.shown);
});

test("shows the dance before an edit until the next is solved, which is the same as solved afresh", async () => {
  const { dances, told } = source();
  const rig = body();
  dances.setTimeline(timeline(STEPS));
  dances.start(rig);
  await dances.ready();
  const before = dances.shown;
  dances.setTimeline(timeline([18, 22, 7, 4]));
  expect(dances.shown).toBe(before);
  dances.setTimeline(timeline([18, 13, 7, 4]));
  await dances.ready();
  expect(told).toEqual(["idle", "dance", "dance"]);
  const { current: dance } = dances;
  expect(dance?.score.moves[1]?.move).toBe(13);
  expect(dance?.tracks).toEqual(dance && createDance(dance.score, { rig }).tracks);
});

test("has a dance that was tried, or one that is taken back, without solving it again, for this body alone", async () => {
  const { dances } = source();
  dances.start(body());
  const shown = async (move: number) => {
    dances.setTimeline(timeline([18, move, 7, 4]));
    await dances.ready();
    return dances.current;
  };
  const before = await shown(9);
  const tried = await shown(22);
  expect(await shown(9)).toBe(before);
  expect(await shown(22)).toBe(tried);
  for (const move of [1, 2, 3]) await shown(move);
  const again = await shown(22);
  expect(again).not.toBe(tried);
  expect(again).toEqual(tried);
  dances.start(body());
  expect(await shown(22)).not.toBe(again);
});

test("solves once what is asked for again meanwhile, as when a move is chosen and still pointed at", async () => {
  const asked: (number | undefined)[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { dances, told } = source(async (score, options) => {
    asked.push(score.moves[1]?.move);
    if (asked.at(-1) === 22) await gate;
    return solveDance(score, options);
  });
  dances.start(body());
  dances.setTimeline(timeline(STEPS));
  await dances.ready();
  dances.setTimeline(timeline([18, 22, 7, 4]));
  await vi.waitFor(() => expect(asked.at(-1)).toBe(22), { interval: 0 });
  dances.setTimeline(timeline([18, 22, 7, 4]));
  await aFewTasks();
  release();
  await dances.ready();
  expect(dances.current?.score.moves[1]?.move).toBe(22);
  expect(asked).toEqual([undefined, 9, 22]);
  expect(told).toEqual(["idle", "dance", "dance"]);
});

test("stops solving what is taken back before it is there", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const { dances } = source((score, options) => {
    signals.push(options?.signal);
    if (score.moves[1]?.move !== 22) return solveDance(score, options);
    return new Promise((_, reject) => options?.signal?.addEventListener("abort", () => reject(options.signal?.reason)));
  });
  dances.start(body());
  dances.setTimeline(timeline(STEPS));
  await dances.ready();
  const before = dances.current;
  dances.setTimeline(timeline([18, 22, 7, 4]));
  await vi.waitFor(() => expect(signals).toHaveLength(3), { interval: 0 });
  dances.setTimeline(timeline(STEPS));
  await dances.ready();
  expect(dances.current).toBe(before);
  expect(signals[2]?.aborted).toBe(true);
});

test("has no current dance while one is solved", async () => {
  const { dances } = source();
  dances.start(body());
  await dances.ready();
  expect(dances.current).toBeUndefined();
  dances.setTimeline(timeline(STEPS));
  expect(dances.current).toBeUndefined();
  await dances.ready();
  expect(dances.current).toBe(dances.shown);
});

test("stops when it is disposed of", async () => {
  const { dances, told } = source();
  dances.setTimeline(timeline(STEPS));
  dances.start(body());
  dances.dispose();
  await dances.ready();
  expect(told).toEqual([]);
  expect(dances.shown).toBeUndefined();
});
