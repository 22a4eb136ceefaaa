import type { DanceStyle } from "../../contract/styles.ts";

/** What is settled about a move before its text is written: the planner can count on it. */
export interface PlannedMove {
  number: number;
  beats: number;
  energy: number;
  styles: readonly DanceStyle[];
  words: readonly string[];
  note: string;
  acrobatic?: boolean;
  quick?: boolean;
  held?: boolean;
}

/** Moves without a file of their own yet, and what they will be. An entry goes when its move arrives. */
export const PLANNED_MOVES: readonly PlannedMove[] = [
  {
    number: 3,
    beats: 8,
    energy: 1,
    styles: ["Breakdancing", "Hip Hop"],
    words: ["fly", "spin", "wild", "fire", "around"],
    note: "Straight legs circle wide in a V over the hands; the hips stay up.",
    acrobatic: true,
  },
  {
    number: 15,
    beats: 8,
    energy: 0.7,
    styles: ["Freestyle", "Hip Hop"],
    words: ["chicken", "bird", "funny", "wings", "silly"],
    note: "Beaks, wings, tail feathers, claps: elbows flap, knees bend and wiggle.",
  },
  {
    number: 16,
    beats: 4,
    energy: 0.85,
    styles: ["Freestyle", "Hip Hop", "Jazz Dance"],
    words: ["shake", "off", "shimmy", "wiggle", "loose"],
    note: "Loose shoulders and hands shaken from side to side.",
  },
  {
    number: 17,
    beats: 8,
    energy: 0.65,
    styles: ["Hip Hop", "Breakdancing"],
    words: ["street", "walk", "swagger", "city", "cool"],
    note: "Feet 20 to 25 cm apart, shoulders roll, hips sway; the knees give on each step.",
  },
  {
    number: 21,
    beats: 4,
    energy: 0.8,
    styles: ["Jazz Dance", "Breakdancing", "Freestyle"],
    words: ["kick", "fight", "hit", "right", "left"],
    note: "Lift, chamber, snap to full length, back; the support knee stays soft.",
    quick: true,
  },
  {
    number: 22,
    beats: 8,
    energy: 0.95,
    styles: ["Breakdancing", "Contemporary"],
    words: ["upside", "down", "world", "hands", "over"],
    note: "Hands down, hips over them, legs scissor above, back to standing.",
    acrobatic: true,
  },
  {
    number: 23,
    beats: 4,
    energy: 0.6,
    styles: ["Hip Hop", "Freestyle"],
    words: ["ball", "game", "play", "bounce", "score"],
    note: "A low stance; the hand pushes a ball to the floor on each beat and meets it coming up.",
  },
  {
    number: 24,
    beats: 8,
    energy: 0.45,
    styles: ["Jazz Dance", "Freestyle"],
    words: ["model", "fashion", "beautiful", "pretty", "walk", "style"],
    note: "Feet on one line, hips roll, chin up, a pose and a look at the end.",
  },
  {
    number: 25,
    beats: 4,
    energy: 0.9,
    styles: ["Freestyle", "Jazz Dance", "Ballet"],
    words: ["happy", "joy", "jump", "smile", "sunshine", "fun"],
    note: "Two bright jumps with arms thrown up and heels kicked; a smile.",
    quick: true,
  },
  {
    number: 26,
    beats: 4,
    energy: 0.5,
    styles: ["Hip Hop", "Jazz Dance", "Freestyle"],
    words: ["back", "behind", "there", "point", "past", "yesterday"],
    note: "A thumb or finger over the shoulder; the head follows, the weight goes back.",
  },
  {
    number: 28,
    beats: 8,
    energy: 0.75,
    styles: ["Breakdancing", "Hip Hop"],
    words: ["robot", "machine", "electric", "computer", "freeze"],
    note: "Ticks and locks: one joint at a time, quick, then dead still.",
    held: true,
  },
  {
    number: 29,
    beats: 4,
    energy: 0.7,
    styles: ["Hip Hop", "Freestyle", "Breakdancing"],
    words: ["hop", "back", "away", "leave", "run"],
    note: "Two hops backwards on one leg, the other knee up.",
    quick: true,
  },
];
