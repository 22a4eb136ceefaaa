import { buildTimeline, scoreOf } from "@nataraj/sdk/choreography";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { solveEnsemble } from "@nataraj/sdk/ensemble";
import { solveDance } from "@nataraj/sdk/motion";
import { ARRANGEMENTS } from "@nataraj/sdk/stage";
import { expect, test } from "vitest";
import { bodiesApart } from "../../../sdk/src/motion/ensemble/testing/bodies-apart.ts";
import { LIBRARY_SONGS } from "../../library/songs/index.ts";
import { analysisOf } from "../../src/planning/built-in/analysis.fixture.ts";
import { BuiltInPlanner } from "../../src/planning/built-in/built-in-planner.ts";

const SECONDS = 24;

test.each(LIBRARY_SONGS.map(({ file, tempo }, i) => ({ file, tempo, i })))(
  "five dance to $file as it is planned, and never touch",
  async ({ file, tempo, i }) => {
    const style = DANCE_STYLES[i] as DanceStyle;
    const arrangement = ARRANGEMENTS[i % ARRANGEMENTS.length] ?? "unison";
    const analysis = analysisOf({ seconds: SECONDS, tempo, meter: file === "winter-window" ? 3 : 4 });
    const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: file });
    const solved = await solveDance(scoreOf(buildTimeline(choreography, SECONDS)));
    const { members } = await solveEnsemble(solved, { dancers: 5, arrangement, delay: 2 });
    const leader = { dance: solved.dance, mirrored: false, first: { x: 0, z: 0 } };
    expect(bodiesApart([leader, ...members], SECONDS + 2)).toBeGreaterThan(0);
  },
);
