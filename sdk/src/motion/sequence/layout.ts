import type { SettingTable, ValuesOf } from "../settings/setting.ts";

/** How moves are laid out: how large at which tempo, where the body faces, and where it goes on the stage. */
export const LAYOUT = {
  fullPace: {
    value: 2,
    unit: "beats a second from which a move is smaller than it is written",
    range: [1.5, 2.5],
    answers: "accelerations at each tempo",
  },
  wider: {
    value: 1.3,
    unit: "times as wide as written: steps of a move that ends where it begins",
    range: [1, 1.6],
    answers: "speed of the feet",
  },
  widest: {
    value: 0.34,
    unit: "m: no step is made wider than that, and a move whose feet go further stays at its diagonal",
    range: [0.2, 0.6],
    answers: "hips from the floor",
  },
  diagonal: { value: 33, unit: "° from the front to a diagonal", range: [0, 50], answers: "turn of hips" },
  aside: {
    value: 0.8,
    unit: "m to the side to which loud music leads",
    range: [0, 1],
    answers: "hips from the centre",
  },
  apart: {
    value: 0.5,
    unit: "m that feet come further apart on the way there",
    range: [0.2, 0.7],
    answers: "hips from the floor",
  },
} as const satisfies SettingTable;

/** Values of {@link LAYOUT}. */
export type LayoutValues = ValuesOf<typeof LAYOUT>;
