import { RATES } from "../../../src/player/shortcuts.ts";
import { box } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import type { Tutorial } from "../film.ts";
import { during, ease, follow } from "../motion.ts";
import { type Act, pointerAt, pressOf, touchAt } from "../pointer.ts";
import { createDancerRenderer } from "../render/dancer-renderer.ts";
import { mirrored, type OpenDancer } from "../render/filmed-dancer.ts";
import { middleOf } from "../screens/controls.ts";
import { CAPTIONS, player, STAGE } from "../screens/player.ts";
import { PROJECT, tutorialPlayable } from "./playable.ts";

/** Pixels of the stage's picture: as many as it fills of the film. */
const PIXELS = { width: 920, height: 326 };
/** As the practice tools say it. */
const sayRate = (rate: number) => `${rate}×`;
const SLOW = 0.5;
/** Degrees that the stage turns. */
const TURN = 115;

/** The player: seen from any side, read, slowed down, mirrored, looped and counted. */
export async function watch(openDancer: OpenDancer): Promise<Tutorial> {
  const { timeline, dance } = tutorialPlayable();
  const actor = await openDancer("street", "marigold");
  const draw = createDancerRenderer(PIXELS.width, PIXELS.height);
  const offers = RATES.map(sayRate);
  const idle = { project: PROJECT, timeline, isPlaying: false, speed: sayRate(1), mirrored: 0, touch: () => ({}) };
  const shown = player({ ...idle, time: 0, menu: { offers, shown: 1 } });
  const slow = shown.offers[sayRate(SLOW)];
  if (!slow) throw new Error("The player does not offer half the speed.");

  const acts: readonly Act[] = [
    { at: 0, to: [430, 560] },
    { at: 1.3, to: middleOf(shown.play), over: "play", press: true, takes: 1 },
    { at: 3.3, to: [720, 430], drag: true, takes: 1.1 },
    { at: 5.2, to: [590, 436], drag: true, takes: 1.6 },
    { at: 7.5, to: [722, 428], takes: 1.6 },
    { at: 9.1, to: [300, CAPTIONS.y + 62], takes: 1 },
    { at: 11, to: [930, CAPTIONS.y + 62], takes: 1 },
    { at: 13.4, to: middleOf(shown.field), over: "speed", press: true, takes: 1 },
    { at: 14.6, to: middleOf(slow), over: sayRate(SLOW), press: true, takes: 0.7 },
    { at: 16.5, to: middleOf(shown.mirror), over: "mirror", press: true, takes: 0.9 },
    { at: 18.1, to: middleOf(shown.section), over: "loop", press: true, takes: 0.8 },
    { at: 19.9, to: [420, 420], takes: 1.1 },
  ];
  const at = (index: number) => pressOf(acts[index] as Act);
  const [playAt, openAt, slowAt, mirrorAt, loopAt] = [at(1), at(7), at(8), at(9), at(10)];
  const timeAt = (seconds: number) =>
    Math.max(0, Math.min(seconds, slowAt) - playAt) + SLOW * Math.max(0, seconds - slowAt);
  const section = timeline.segments.findLast(({ start }) => start <= timeAt(loopAt));

  const stageAt = (seconds: number) => {
    const turned = ease((seconds - 3.6) / 1.6) - ease((seconds - 5.9) / 1.6);
    const place = {
      azimuth: TURN * turned,
      elevation: 6 + 6 * turned,
      distance: 4.5,
      target: [0, 0.93, 0],
    } as const;
    const dancer = () => {
      const meshes = actor(dance, timeAt(seconds));
      return seconds >= mirrorAt ? mirrored(meshes) : meshes;
    };
    return { area: STAGE, radius: 16, ...PIXELS, draw: () => draw(dancer(), place) };
  };

  return {
    name: "watch",
    seconds: 23.5,
    poster: 9.6,
    sceneAt(seconds) {
      const menu = during(seconds, openAt, 0.2) - during(seconds, slowAt, 0.2);
      const state = player({
        project: PROJECT,
        timeline,
        time: timeAt(seconds),
        isPlaying: seconds >= playAt,
        speed: sayRate(seconds >= slowAt ? SLOW : 1),
        menu: menu > 0 ? { offers, shown: menu } : undefined,
        mirrored: during(seconds, mirrorAt, 0.2),
        loop: section && { ...section, shown: during(seconds, loopAt, 0.3) },
        touch: (name) => touchAt(acts, name, seconds),
      });
      return {
        page: state.svg,
        inset: stageAt(seconds),
        over: state.over + lamps(seconds),
        framing: {
          x: follow(
            [
              { at: 0, value: -40 },
              { at: 3.2, value: 0, takes: 1.3 },
              { at: 13.3, value: -60, takes: 1.1 },
              { at: 20.8, value: 14, takes: 1.4 },
            ],
            seconds,
          ),
          y: follow(
            [
              { at: 0, value: 272 },
              { at: 3.2, value: 228, takes: 1.3 },
              { at: 9.2, value: 252, takes: 1.2 },
              { at: 13.3, value: 301, takes: 1.1 },
              { at: 20.8, value: 240, takes: 1.4 },
            ],
            seconds,
          ),
          width: follow(
            [
              { at: 0, value: 1200 },
              { at: 3.2, value: 1120, takes: 1.3 },
              { at: 13.3, value: 1240, takes: 1.1 },
              { at: 20.8, value: 780, takes: 1.4 },
            ],
            seconds,
          ),
        },
        pointer: pointerAt(acts, seconds),
      };
    },
  };
}

/** Draws the eye to the lyric line, then to the next step. */
function lamps(seconds: number): string {
  const lyric = during(seconds, 9, 0.4) - during(seconds, 10.6, 0.4);
  const hint = during(seconds, 10.9, 0.4) - during(seconds, 12.3, 0.4);
  const ring = (x: number, width: number, share: number) =>
    share > 0
      ? box({ x, y: CAPTIONS.y + 8, width, height: CAPTIONS.height - 16 }, 12, {
          stroke: token("focus"),
          strokeWidth: 3,
          opacity: share,
        })
      : "";
  return ring(30, 480, lyric) + ring(730, 358, hint);
}
