import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { createDance, solveEnsemble } from "@nataraj/sdk/motion";
import { ARRANGEMENTS } from "@nataraj/sdk/stage";
import { expect, test } from "vitest";
import { sectionStarts } from "../../../sdk/src/motion/ensemble/sections.ts";
import { bodiesApart, leaderOf } from "../../../sdk/src/motion/ensemble/testing/bodies-apart.ts";
import { analysisOf } from "../../../server/src/planning/built-in/analysis.fixture.ts";
import { BuiltInPlanner } from "../../../server/src/planning/built-in/built-in-planner.ts";
import { LIBRARY_SONGS } from "../../songs/library/index.ts";

const SECONDS = 44;
let [possible, changed] = [0, 0];

test.each(LIBRARY_SONGS.map(({ file, tempo }, i) => ({ file, tempo, i })))(
  "five dance to $file as it is planned, and never touch",
  async ({ file, tempo, i }) => {
    const style = DANCE_STYLES[i] as DanceStyle;
    const arrangement = ARRANGEMENTS[i % ARRANGEMENTS.length] ?? "unison";
    const analysis = analysisOf({ seconds: SECONDS, tempo, meter: file === "winter-window" ? 3 : 4 });
    const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: file });
    const leader = createDance(scoreOf(buildTimeline(choreography, SECONDS)));
    const { members, changes } = await solveEnsemble(leader, { dancers: 5, arrangement, delay: 2 });
    expect(bodiesApart([leaderOf(leader), ...members], SECONDS + 2)).toBeGreaterThan(0);
    possible += sectionStarts(leader.score).length;
    changed += changes;
  },
);

test("their formation changes at most sections", () => {
  expect(possible).toBeGreaterThan(4);
  expect(changed / possible).toBeGreaterThan(0.6);
});
