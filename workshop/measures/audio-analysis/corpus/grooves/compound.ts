import type { Groove } from "./groove.ts";

const NO = "............";

/** Beats of three parts: twelve-eight, and six-eight with its two beats counted in pairs. */
export const COMPOUND: readonly Groove[] = [
  {
    name: "slow twelve-eight",
    weight: 3,
    meter: 4,
    steps: 3,
    bpm: [50, 84],
    drift: 0.015,
    drums: {
      kick: ["9.....9.....", "9.....9....8", "9....88....."],
      snare: ["...9.....9..", "...8.....8.."],
      hat: ["655655655655", "6.46.46.46.4"],
    },
    bass: ["8.....7.....", "8..7..8..7..", "8....78....7"],
    chords: ["655655655655", "held", "8..7..8..7..", "7..7..7..7.."],
  },
  {
    name: "blues shuffle",
    weight: 2,
    meter: 4,
    steps: 3,
    bpm: [66, 140],
    drift: 0.012,
    drums: {
      kick: ["9.....9.....", "9..9..9..9..", "9....89....."],
      snare: ["...9.....9..", "...9.28..9.2"],
      hat: ["6.46.46.46.4", "6..6..6..6.."],
      ride: [NO, "7.57.57.57.5"],
    },
    bass: ["8.78.78.78.7", "8..7..8..7..", "8....78....7"],
    chords: ["8.78.78.78.7", "..7..7..7..7", "held", "8..........."],
    walking: true,
  },
  {
    name: "six-eight",
    weight: 2,
    meter: 4,
    steps: 3,
    bpm: [54, 104],
    drift: 0.02,
    drums: {
      kick: ["9.....9.....", "9....89....8"],
      snare: ["...8.....8..", NO],
      hat: [NO, "644644644644"],
    },
    bass: ["8.....8.....", "8....78....7", "8..........."],
    chords: ["744744744744", "7.57.57.57.5", "held", "7..6..7..6.."],
  },
  {
    name: "african six-eight",
    weight: 1,
    meter: 4,
    steps: 3,
    bpm: [84, 140],
    drift: 0.01,
    drums: {
      bell: ["8.8.88.8.8.8", "8.8.8.88.8.8"],
      low: ["9....79....7", "9..6..9..6.."],
      high: ["..77....77..", ".77.77.77.77"],
      shaker: ["644644644644", "6..6..6..6.."],
    },
    bass: ["8..7.7..8..7", "8.....8....7", NO],
    chords: ["7.7.7.7.7.7.", "744744744744", NO],
  },
];
