import type { Style } from "./definition.ts";

/**
 * Spine and breath: the back curves and spirals, falls and suspends, arms trail behind, the gaze goes to the floor and
 * the distance.
 */
export const style: Style = {
  style: "Contemporary",
  stance: { width: 0, turnout: -4 },
  posture: { y: 2.2, bend: 7, nod: 3, gazey: -8, smile: -0.25, brows: 0.3, elbow: -5, raise: 5 },
  size: { hips: 1.1, spine: 0.93, arms: 0.86, head: 0.81 },
  stride: 0.7,
  step: { height: 0.65, swing: { ahead: 17, up: 0, point: 26 } },
  timing: { snap: -0.2, late: 0.01 },
  arms: 0.75,
  hands: 0.9,
  response: { quiet: 0.27, halfTime: 2.37 },
  crosses: 0.05,
  strike: { amounts: { y: -4, bend: 11, lean: 5, nod: 8, raise: 6 }, release: 0.8 },
  stillness: {
    poses: `move 2 beats
 0    y -12, x 4, lean 15, bend 36, twist 16, nod 22, look 20, tilt 14, arm.L low, raise.L 50, arm.R behind, raise.R 88, hands soft
 1    y -7, x -6, lean 13, bend -17, twist -10, nod -18, look 24, tilt 8, arm.L victory, raise.L 128, elbow.L 4, arm.R down, raise.R 46, fwd.R -8, hands soft, heel.L 40
`,
    lingers: { y: -4, bend: 5, nod: 5, tilt: 3, raise: -2 },
    apart: 44,
  },
  source: `move 8 beats loop
 0    y -12, bend 21.5, lean 13, twist 6.5, nod 9.5, tilt 32, look 11.5, x 1.4, arm.L chest, arm.R behind, hands soft
 1    y 1, arm.L low, raise.L 46, arm.R open
 2    y -9.6, bend -17.5, lean -12, twist -6.5, nod -11.5, tilt -32, look 11.5, x -1.4, arm.L victory, arm.R chest
 3    y 1, arm.L wide, arm.R open
 4    y -12, bend 21.5, lean -13, twist -6.5, nod 9.5, tilt -32, look -11.5, x -1.4, arm.R chest, arm.L behind
 5    y 1, arm.R low, raise.R 46, arm.L open
 6    y -9.6, bend -17.5, lean 12, twist 6.5, nod -11.5, tilt 32, look -11.5, x 1.4, arm.R victory, arm.L chest
 7    y 1, arm.R wide, arm.L open
`,
  shows: [6, 5, 19, 11],
  closings: [27],
  livelier: -0.14,
  look: "ballet",
  color: "#3fb8c9",
  poster: { variant: "sea", front: [19, 6], left: [6, 1], right: [5, 1] },
  // Cloth in the wind.
  drawing: {
    head: [140, 72],
    arms: [
      [134, 92, 158, 70, 172, 38],
      [114, 88, 90, 66, 66, 40],
    ],
    legs: [
      [114, 126, 144, 148, 172, 172, 188, 174],
      [98, 124, 60, 130, 58, 174, 38, 178],
    ],
    behind: Array.from({ length: 5 }, (_, ribbon) => ({
      shape: "path",
      paint: ribbon % 2 ? "teal" : "rose",
      d: `M-10 ${60 + ribbon * 24}C50 ${10 + ribbon * 26} 90 ${150 + ribbon * 8} 140 ${80 + ribbon * 18}S210 ${40 + ribbon * 22} 220 ${70 + ribbon * 20}`,
      strokeWidth: 2 + ribbon * 2.4,
      opacity: 0.5,
    })),
    before: [{ shape: "path", paint: "accent", d: "M172 38C150 8 110 40 66 40", strokeWidth: 3 }],
  },
};
