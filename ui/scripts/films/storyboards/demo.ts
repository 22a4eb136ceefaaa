import type { DanceStyle } from "@nataraj/sdk/contract";
import { createDance, type Dance } from "@nataraj/sdk/motion";
import type { LookId } from "../../../src/dancer/looks.ts";
import { DEFINITIONS } from "../drawing/art.ts";
import { letters } from "../drawing/letters.ts";
import { disc, group } from "../drawing/shapes.ts";
import { token } from "../drawing/tokens.ts";
import { HEIGHT, WIDTH } from "../film.ts";
import { during, mix } from "../motion.ts";
import { layOver, type Raster, rasterizeSvg } from "../raster.ts";
import type { CameraPlace } from "../render/camera.ts";
import { createDancerRenderer } from "../render/dancer-renderer.ts";
import type { FilmedDancer, OpenDancer } from "../render/filmed-dancer.ts";

/** Length of a beat, and of a shot: cuts fall on the beat. Seconds. */
const BEAT = 0.5;
const SHOT = 4 * BEAT;
/** Beats of a move. */
const MOVE = 8;

/** A style on the stage for one shot. */
interface Shot {
  style: DanceStyle;
  look: LookId;
  variant: string;
  /** Move number, and the beat in it at which the shot begins. */
  move: number;
  beat: number;
  /** The camera's way: it never stands still, so that every cut joins one movement to another. */
  from: CameraPlace;
  to: CameraPlace;
}

const place = (azimuth: number, elevation: number, distance: number, height = 0.95): CameraPlace => ({
  azimuth,
  elevation,
  distance,
  target: [0, height, 0],
});

export const SHOTS: readonly Shot[] = [
  {
    style: "Indian Classical",
    look: "bharatanatyam",
    variant: "rose",
    move: 19,
    beat: 0,
    from: place(-26, 5, 4.9, 1.02),
    to: place(-8, 6, 4.4, 1.02),
  },
  {
    style: "Hip Hop",
    look: "street",
    variant: "marigold",
    move: 16,
    beat: 1,
    from: place(26, 3, 4.7),
    to: place(4, 4, 4.4),
  },
  {
    style: "Ballet",
    look: "ballet",
    variant: "plum",
    move: 25,
    beat: 0,
    from: place(-30, 8, 5.0, 1.08),
    to: place(-10, 7, 4.6, 1.08),
  },
  {
    style: "Salsa",
    look: "practice",
    variant: "light",
    move: 13,
    beat: 2,
    from: place(34, 6, 4.7),
    to: place(10, 6, 4.4),
  },
  {
    style: "Breakdancing",
    look: "street",
    variant: "ink",
    move: 3,
    beat: 3,
    from: place(-24, 13, 5, 0.62),
    to: place(6, 11, 4.7, 0.62),
  },
];

/** Danced over and over, so that a shot begins in the middle of a dance. */
function danceOf({ style, move }: Shot): Dance {
  const moves = [0, 1, 2].map((i) => ({ move, style, start: i * MOVE * BEAT, end: (i + 1) * MOVE * BEAT }));
  const beats = Array.from({ length: 3 * MOVE + 1 }, (_, i) => i * BEAT);
  return createDance({ duration: 3 * MOVE * BEAT, moves, beats });
}

/** The dancer in several styles, cut on the beat; its end leads into its beginning. */
export async function demo(openDancer: OpenDancer) {
  const studio = createDancerRenderer(WIDTH, HEIGHT);
  const stars = new Map<Shot, { actor: FilmedDancer; dance: Dance }>();
  for (const shot of SHOTS) stars.set(shot, { actor: await openDancer(shot.look, shot.variant), dance: danceOf(shot) });

  async function draw(seconds: number): Promise<Uint8Array> {
    const shot = SHOTS[Math.floor(seconds / SHOT + 1e-6) % SHOTS.length] as Shot;
    const { actor, dance } = stars.get(shot) as { actor: FilmedDancer; dance: Dance };
    const time = Math.max(0, seconds - SHOTS.indexOf(shot) * SHOT);
    const meshes = actor(dance, MOVE * BEAT + shot.beat * BEAT + time);
    const data = Uint8Array.from(studio(meshes, between(shot.from, shot.to, time / SHOT)));
    const picture: Raster = { width: WIDTH, height: HEIGHT, channels: 3, data };
    const view = { x: 0, y: 0, width: WIDTH, height: BAND };
    layOver(picture, await rasterizeSvg(DEFINITIONS + titles(shot, time, seconds), view, WIDTH, BAND), 0, 0);
    return data;
  }
  return { seconds: SHOTS.length * SHOT, poster: 0.76, draw };
}

const between = (a: CameraPlace, b: CameraPlace, share: number): CameraPlace => ({
  azimuth: mix(a.azimuth, b.azimuth, share),
  elevation: mix(a.elevation, b.elevation, share),
  distance: mix(a.distance, b.distance, share),
  target: [0, mix(a.target[1], b.target[1], share), 0],
});

/** Height of the band with titles at the picture's upper edge, pixels. */
const BAND = 100;
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The style's name, and the count of eight over one bar for each shot. */
function titles({ style }: Shot, time: number, seconds: number): string {
  const comes = during(time, 0.04, 0.4);
  const goes = during(time, SHOT - 0.24, 0.22);
  const y = 66;
  const count = Math.floor(seconds / BEAT + 1e-6) % 8;
  const pulse = 1 - ((seconds / BEAT + 1e-6) % 1);
  return group([
    group([letters(style, 40, y, { face: "title", size: 46, color: token("text") })], {
      opacity: comes * (1 - goes),
      x: -22 * (1 - comes),
    }),
    ...COUNTS.map((number, i) => {
      const x = WIDTH - 52 - 30 * (COUNTS.length - 1 - i);
      const isNow = i === count;
      return group([
        disc(
          x,
          y - 16,
          isNow ? 12 + 3 * pulse : 11,
          isNow ? { fill: token("accent") } : { fill: "#0a040e", opacity: 0.6 },
        ),
        letters(String(number), x, y - 11, {
          face: "display",
          size: 14,
          color: isNow ? token("on-accent") : token("text-soft"),
          anchor: "middle",
        }),
      ]);
    }),
  ]);
}
