import { numberAt } from "@nataraj/sdk/arrays";
import type { BeatActivation } from "../model/activation.ts";
import type { Onsets } from "../spectrum/onsets.ts";
import type { FrameRange } from "../spectrum/sounding-range.ts";
import { BEAT_SHARE, type DecodedBars, decodeBars, toSeconds } from "./decode-bars.ts";
import { doubleTempoMargin } from "./double-tempo-margin.ts";
import { doubleTempoSevens } from "./double-tempo-sevens.ts";
import { BREATHING_TEMPO, intervalTable, TEMPO_MODEL } from "./intervals.ts";
import { middleInterval } from "./middle-interval.ts";
import { octaveMargin } from "./octave-margin.ts";

/** Beats in the order of time. */
export interface Beats {
  /** Seconds, to a frame: where the window of each beat begins. `refineBeats` says where the beat is heard. */
  times: number[];
  /** Position of each in its bar; 0 begins one. */
  positions: number[];
  meter: number;
  confidence: { beats: number; downbeats: number };
  /**
   * How clearly beats are heard, 0 to 1, whichever of two tempi they have. Doubt about the octave makes the confidence
   * less, but not this.
   */
  pulseClarity: number;
}

/** Log-odds by which three beats in a bar must be likelier than four. */
const WALTZ_ODDS = 4;

/**
 * Log-odds for each second by which beats of a changing tempo must be likelier than beats of a steady one: a tempo that may
 * change finds beats in anything.
 */
const BREATHING_ODDS = 2;

/**
 * Log-odds a second by which half and double tempo must be less likely, and the share of the confidence that is left
 * where one of them is as likely.
 */
const CLEAR_OCTAVE = 8;
const SURE_OF_NEITHER = 0.4;

/**
 * The most likely beats and bars in an activation, of three or four beats a bar, at a steady tempo or one that breathes;
 * or of seven, where half their tempo seemed likelier.
 * @param onsets where they are known: they show a tempo that may well be half the true one
 * @param sounding frames in which there are beats: none are before the music begins, and none after it has ended
 */
export function findBeats(
  activation: BeatActivation,
  onsets?: Onsets,
  sounding: FrameRange = { from: 0, to: activation.beat.length },
): Beats {
  const tempi = intervalTable(TEMPO_MODEL, activation.tempo);
  const four = decodeBars(activation, 4, tempi);
  const three = decodeBars(activation, 3, tempi);
  const steady = three.score > four.score + WALTZ_ODDS ? three : four;
  const sevens = doubleTempoSevens(activation, steady, tempi);
  const chosen = sevens?.bars ?? breathingOr(steady, activation);
  const { beats, positions, meter } = beatsIn(sounding, chosen);
  const sure = confidence(activation, beats, positions, meter);
  const octave = Math.min(
    (sevens?.adds ?? octaveMargin(activation, chosen, tempi)) / CLEAR_OCTAVE,
    onsets && activation.tempo ? doubleTempoMargin(beats, onsets, activation.tempo) : 1,
  );
  const share = Math.max(0, Math.min(1, SURE_OF_NEITHER + (1 - SURE_OF_NEITHER) * octave));
  return {
    times: beats.map(toSeconds),
    positions,
    meter,
    confidence: { ...sure, beats: share * sure.beats },
    pulseClarity: sure.beats,
  };
}

/** The beats whose windows reach into a range. */
function beatsIn({ from, to }: FrameRange, { beats, positions, ...rest }: DecodedBars): DecodedBars {
  const window = middleInterval(beats) / BEAT_SHARE;
  const isIn = (beat: number) => beat + window > from && beat < to;
  return { ...rest, beats: beats.filter(isIn), positions: positions.filter((_, i) => isIn(numberAt(beats, i))) };
}

/** Beats of a changing tempo, where they are likelier by `BREATHING_ODDS`; else the steady ones. */
function breathingOr(steady: DecodedBars, activation: BeatActivation): DecodedBars {
  const breathing = decodeBars(activation, steady.meter, intervalTable(BREATHING_TEMPO, activation.tempo));
  const breathes = breathing.score > steady.score + BREATHING_ODDS * toSeconds(activation.beat.length);
  return breathes ? breathing : steady;
}

/** Frames around a beat in which activation counts as the beat's. */
const BEAT_REACH_FRAMES = 4;
/** Share of the activation that lies near the beats of music with a clear beat. */
const USUALLY_EXPLAINED = 0.6;

/** Intervals that must have been heard before beats or bars can be sure: two or three of a kind come about by chance. */
const SURE_AFTER = { beats: 8, downbeats: 16 };

/**
 * How strongly beats are heard where they were decoded, less where much of what was heard lies elsewhere, as in speech;
 * and how much more speaks for the downbeats than for the other beats of a bar. Both less where few beats were heard.
 */
function confidence({ beat, downbeat }: BeatActivation, beats: number[], positions: number[], meter: number) {
  const strengths = beats.map((t) => peak(beat, t));
  const isNear = new Uint8Array(beat.length);
  for (const t of beats) isNear.fill(1, Math.max(0, t - BEAT_REACH_FRAMES), t + BEAT_REACH_FRAMES + 1);
  const all = beat.reduce((sum, v) => sum + v, 0);
  const explained = beat.reduce((sum, v, t) => sum + (isNear[t] ? v : 0), 0) / Math.max(1e-6, all);
  const byPosition = Array.from({ length: meter }, (_, position) =>
    mean(beats.filter((_, i) => positions[i] === position).map((t) => peak(downbeat, t))),
  );
  const [first = 0, ...others] = byPosition;
  const seen = (enough: number) => Math.min(1, (beats.length - 1) / enough);
  return {
    beats: clamp(seen(SURE_AFTER.beats) * mean(strengths) * Math.min(1, explained / USUALLY_EXPLAINED)),
    downbeats: clamp((seen(SURE_AFTER.downbeats) * (first - Math.max(0, ...others))) / (first + 0.1)),
  };
}

function peak(values: Float32Array, t: number): number {
  let most = 0;
  for (let i = t - 2; i <= t + 3; i++) most = Math.max(most, values[i] ?? 0);
  return most;
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
const clamp = (value: number) => Math.max(0, Math.min(1, value));
