import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Scene, Tutorial } from "../film.ts";
import { during, follow } from "../motion.ts";
import { type Act, pointerAt, pressOf, touchAt } from "../pointer.ts";
import { createDancerRenderer } from "../render/dancer-renderer.ts";
import type { OpenDancer } from "../render/filmed-dancer.ts";
import { middleOf } from "../screens/controls.ts";
import { makingDance } from "../screens/making.ts";
import { player, STAGE } from "../screens/player.ts";
import { chooseStyles, tileOf } from "../screens/styles.ts";
import { FUSION, PROJECT, tutorialPlayable } from "./playable.ts";

const none = () => ({});
const over = (style: DanceStyle) => middleOf({ svg: "", area: tileOf(style) });
const { next } = chooseStyles({ project: PROJECT, chosen: () => 1, touch: none });

const [, SECOND] = FUSION;
const acts: readonly Act[] = [
  { at: 0, to: [620, 480] },
  { at: 1.4, to: over("Indian Classical"), over: "Indian Classical", takes: 1 },
  { at: 2.6, to: over("Ballet"), over: "Ballet", takes: 0.8 },
  { at: 4.2, to: over("Hip Hop"), over: "Hip Hop", takes: 1.1 },
  { at: 6.6, to: over(SECOND), over: SECOND, press: true, takes: 1 },
  { at: 9.9, to: middleOf(next), over: "next", press: true, takes: 1.1 },
];
const fusedAt = pressOf(acts[4] as Act);

/** What the server does, in its order, with the share that is done when each begins. */
const PHASES = ["Writing down the words", "Listening for the beat", "Choreographing"] as const;
const MAKING = { from: 11, until: 14.8 };
const PIXELS = { width: 920, height: 326 };

/** The tiles of the eight styles, two of them together, and the dance that comes of it. */
export async function styles(openDancer: OpenDancer): Promise<Tutorial> {
  const { timeline, dance } = tutorialPlayable();
  const actor = await openDancer("street", "marigold");
  const draw = createDancerRenderer(PIXELS.width, PIXELS.height);

  const choosing = (seconds: number): Scene => ({
    page: chooseStyles({
      project: PROJECT,
      chosen: (style) => (style === FUSION[0] ? 1 : style === SECOND ? during(seconds, fusedAt, 0.22) : 0),
      touch: (name) => touchAt(acts, name, seconds),
    }).svg,
    framing: {
      x: follow(
        [
          { at: 0, value: 0 },
          { at: 5.6, value: 20, takes: 1.2 },
          { at: 9.4, value: 0, takes: 1.2 },
        ],
        seconds,
      ),
      y: follow(
        [
          { at: 0, value: 84 },
          { at: 1.8, value: 268, takes: 1.5 },
          { at: 5.9, value: 560, takes: 1.4 },
          { at: 9.4, value: 570, takes: 1.2 },
        ],
        seconds,
      ),
      width: follow(
        [
          { at: 0, value: 1120 },
          { at: 6.6, value: 860, takes: 1.6 },
          { at: 9.4, value: 1120, takes: 1.2 },
        ],
        seconds,
      ),
    },
    pointer: pointerAt(acts, seconds),
    veil: during(seconds, MAKING.from - 0.5, 0.5),
  });

  const making = (seconds: number): Scene => {
    const done = 0.04 + 0.96 * Math.min(1, (seconds - MAKING.from) / (MAKING.until - 0.5 - MAKING.from));
    const reached = done < 0.34 ? 0 : done < 0.68 ? 1 : 2;
    return {
      page: makingDance({
        project: PROJECT,
        phase: done >= 1 ? "Ready" : (PHASES[reached] as string),
        reached,
        phases: PHASES,
        done,
        seconds,
      }),
      framing: { x: 100, y: 290, width: 920 },
      veil: 1 - during(seconds, MAKING.from, 0.5) + during(seconds, MAKING.until - 0.4, 0.4),
    };
  };

  const dancing = (seconds: number): Scene => {
    const time = Math.max(0, seconds - MAKING.until - 0.2) + 4;
    const shown = player({
      project: PROJECT,
      timeline,
      time,
      isPlaying: true,
      speed: "1×",
      mirrored: 0,
      touch: none,
    });
    const turned = (seconds - MAKING.until) / 4;
    const place = { azimuth: -14 + 28 * turned, elevation: 7, distance: 4.5, target: [0, 0.93, 0] } as const;
    return {
      page: shown.svg,
      inset: { area: STAGE, radius: 16, ...PIXELS, draw: () => draw(actor(dance, time), place) },
      over: shown.over,
      framing: { x: 0, y: 216, width: 1120 },
      veil: 1 - during(seconds, MAKING.until, 0.4),
    };
  };

  return {
    name: "styles",
    seconds: 19,
    poster: 7.6,
    sceneAt: (seconds) =>
      seconds < MAKING.from ? choosing(seconds) : seconds < MAKING.until ? making(seconds) : dancing(seconds),
  };
}
