import type { Groove } from "./groove.ts";

const NO = "............";

/** Kinds of music with three beats to the bar. */
export const THREE: readonly Groove[] = [
  {
    name: "waltz",
    weight: 4,
    meter: 3,
    bpm: [78, 190],
    drift: 0.02,
    drums: {
      kick: ["9...........", NO],
      snare: ["....5...5...", "....4...4...", NO],
      hat: ["6...4...4...", NO, "6.4.5.4.5.4."],
    },
    bass: ["9...........", "8.......5..."],
    chords: ["....7...7...", "....7...7...", "8...6...6...", "held"],
  },
  {
    name: "waltz pop",
    weight: 2,
    meter: 3,
    bpm: [78, 168],
    drift: 0.01,
    drums: {
      kick: ["9...........", "9.......7..."],
      snare: ["....8...8...", "........8...", "....8......."],
      hat: ["6.4.6.4.6.4.", "6...6...6..."],
      ride: [NO, "6...5...5..."],
    },
    bass: ["8...........", "8.......6...", "8...6...6..."],
    chords: ["held", "8.5.6.5.6.5.", "8...6...6...", "8..........."],
  },
  {
    name: "folk in three",
    weight: 2,
    meter: 3,
    bpm: [78, 170],
    drift: 0.025,
    drums: {},
    bass: ["8...........", NO],
    chords: ["8...6...6...", "8.5.6.5.6.5.", "8...6.5.6.5."],
  },
  {
    name: "jazz waltz",
    weight: 1,
    meter: 3,
    bpm: [100, 185],
    drift: 0.015,
    swing: { of: "eighths", least: 0.2, most: 0.36 },
    drums: {
      ride: ["7...6.4.6...", "7...5...6.4."],
      hat: ["....5.......", "....5...5..."],
      kick: ["5...........", NO],
    },
    bass: ["8...6...6...", "8.......6..."],
    chords: ["......7.....", "held", "8.....6....."],
    walking: true,
  },
  {
    name: "dadra",
    weight: 1,
    meter: 3,
    bpm: [80, 160],
    drift: 0.012,
    drums: { high: ["8.5.6.7.5.6.", "8...6...6..."], low: ["9...........", "9.....5....."] },
    bass: ["held", NO],
    chords: ["held", NO],
  },
];
