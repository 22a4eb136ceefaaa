import { bakeBody } from "../bake/bake-body.ts";
import { assembleDance } from "../contacts/assemble-dance.ts";
import { DEFAULT_SETTINGS } from "../layers/index.ts";
import { sampleChannels } from "../layers/sample-channels.ts";
import { compiledMove } from "../moves/index.ts";
import { DEFAULT_RIG } from "../rig/rig.ts";
import { clipSlotsOf } from "../sequence/clip-slots.ts";
import { IDLE_ROUND } from "../sequence/idle-round.ts";
import { intensityOf } from "../sequence/intensity.ts";
import { layoutClips } from "../sequence/layout-clips.ts";
import type { DanceScore } from "../sequence/score.ts";
import { styleLayer } from "../styles/index.ts";
import { LEAD, TRACK_RATE } from "../tracks/frames.ts";
import type { DanceOptions, SolvedDance } from "./solved-dance.ts";

/**
 * Solves a dance, each stage from the one before: clips in time and on the floor, contacts, channels, then what hips and
 * arms do because of them. Never throws: what is odd in a score is put right or left out.
 */
export function solve(
  score: DanceScore,
  { rig = DEFAULT_RIG, idling = IDLE_ROUND, inMirror = false, settings = DEFAULT_SETTINGS }: DanceOptions = {},
): SolvedDance {
  const intensity = intensityOf(score, settings.intensity);
  const { answer, layout } = settings;
  const slots = clipSlotsOf(score, compiledMove);
  const moves = layoutClips(slots, compiledMove, (slot) => styleLayer(slot.style), {
    intensity,
    answer,
    layout,
    inMirror,
  });
  const { clips, footwork, idleFrom } = assembleDance(moves, rig, intensity.breaks, answer);
  const frames = Math.ceil((idleFrom + idling + 0.5) * TRACK_RATE) + LEAD;
  const channels = sampleChannels(clips, frames, intensity, settings);
  const tracks = bakeBody({ channels, clips, footwork, frames, idleFrom, intensity, rig });
  return { dance: { score, rig, footwork, idleFrom, tracks, frames }, clips, intensity, channels };
}
