import { CATALOGUE } from "@nataraj/sdk/motion";
import { expect, it } from "vitest";
import { analysisOf } from "../built-in/analysis.fixture.ts";
import { BuiltInPlanner } from "../built-in/built-in-planner.ts";
import { phrasesOf } from "./phrases.ts";
import { applyAnswer } from "./repair.ts";

it("takes of a model's variants what the moves have, and gives half time its counts", () => {
  const plan = new BuiltInPlanner().planInCounts({ analysis: analysisOf(), styles: ["Salsa"], seed: "s" });
  const phrases = phrasesOf(plan, analysisOf()).slice(0, 3);
  const moves = [
    [{ move: 13, counts: 8, variant: "diagonal sideways {} mirrored" }],
    [{ move: 18, counts: 4, variant: "half" }],
    [
      { move: 4, counts: 4, variant: "low mirrored" },
      { move: 20, counts: 4 },
    ],
  ];
  const answer = { phrases: moves.map((each, index) => ({ index, moves: each })) };
  const { placed } = applyAnswer(answer, phrases, plan, CATALOGUE);
  expect(placed.map(({ move, length, variant }) => [move.number, length, variant])).toEqual([
    [13, 8, "diagonal mirrored"],
    [18, 8, "half"],
    [4, 4, "low"],
    [20, 4, undefined],
  ]);
});

it("tells the model on which counts the band stops, strikes and drops", () => {
  const levels = { times: [0], loudness: [-14], energy: [0.5], flux: [1], low: [1] };
  const dynamics = {
    loudness: -14,
    range: 8,
    beats: levels,
    bars: levels,
    strikes: [{ time: 4, strength: 1 }],
    breaks: [{ start: 2, end: 4 }],
    builds: [{ start: 4, end: 8 }],
  };
  const analysis = analysisOf({ dynamics });
  const plan = new BuiltInPlanner().planInCounts({ analysis, styles: ["Salsa"], seed: "s" });
  const events = phrasesOf(plan, analysis).map((phrase) => phrase.events);
  expect(events.slice(0, 3)).toEqual([["the band stops on 5"], ["builds", "strikes on 1"], ["drop on 1"]]);
});
