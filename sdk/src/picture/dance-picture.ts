import { buildTimeline, readChoreography, scoreOf } from "../choreography/index.ts";
import type { DanceStyle, PictureFormat } from "../contract/index.ts";
import { castLooks, type DressedLook, defaultLookFor, LOOKS, type LookId, lookNamed } from "../looks/index.ts";
import { createEnsemble } from "../motion/ensemble/create-ensemble.ts";
import type { Dance } from "../motion/index.ts";
import { solve } from "../motion/pose/solve.ts";
import { loadEnvironment, SOLO, type Staging } from "../stage/index.ts";
import { openDancer, type PoseDancer } from "./dancer-mesh.ts";
import { frameDancers } from "./frame.ts";
import { peakOf } from "./peak.ts";
import { createPictureRenderer } from "./picture-renderer.ts";

/** A dance whose picture is to be drawn. */
export interface PicturedDance {
  /** Text that contains the choreography document. */
  choreography: string;
  /** Of the song, seconds. */
  duration: number;
  /** The chosen styles, the first one first. */
  styles: readonly DanceStyle[];
  staging: Staging | undefined;
}

/** Of a picture, pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A dance that can be drawn. Pictures are RGB, 8 bit a channel, row by row. */
export interface DrawnDance {
  /** Its peak. */
  drawPeak(format: PictureFormat, size: PictureSize): Uint8Array;
  /**
   * The seconds around its peak as so many pictures, the dancers grouped as in the portrait and each on its spot.
   * @param take Gets one after the other.
   */
  drawMotion(options: PictureSize & { frames: number; seconds: number }, take: (picture: Uint8Array) => void): void;
}

/**
 * How far the dancers stand from each other, metres to the side and to the back, and from how high they are seen. They
 * draw together as for a photograph, and into a wedge seen from above where the picture is narrow.
 */
const GROUPS: Readonly<Record<PictureFormat, { side: number; back: number; eye: number }>> = {
  wide: { side: 1.15, back: 0.7, eye: 1.1 },
  portrait: { side: 0.75, back: 1.1, eye: 2.2 },
  story: { side: 0.55, back: 1.5, eye: 3.2 },
};

/** How many moments the camera of a motion is chosen by: between them nobody gets far. */
const FRAMED = 6;

/**
 * Prepares pictures of a dance: its dancers in their looks and their place, at its peak, all of them from head to feet.
 * @param readDancer The file of a baked dancer.
 * @throws {ChoreographyError} when there is no dance in the text.
 */
export async function openDancePicture(
  { choreography, duration, styles, staging = {} }: PicturedDance,
  readDancer: (look: LookId) => Promise<ArrayBuffer>,
): Promise<DrawnDance> {
  const cast = staging.cast ?? SOLO;
  const suited = defaultLookFor(styles[0]);
  const leader: DressedLook = lookNamed(cast.looks?.[0]) ?? { look: suited, variant: LOOKS[suited].variants[0].id };
  const looks = castLooks(cast.looks ?? [], cast.dancers, leader);
  const solved = solve(scoreOf(buildTimeline(readChoreography(choreography).document, duration), styles[0]));
  const others = cast.dancers === 1 ? [] : createEnsemble(solved, cast).members;
  const dancers = [{ dance: solved.dance, mirrored: false }, ...others];
  const [design, poses] = await Promise.all([
    loadEnvironment(staging.environment ?? "stage"),
    Promise.all(looks.map(async (dressed) => openDancer(await readDancer(dressed.look), dressed))),
  ]);
  const peak = peakOf(dancers.map(({ dance }) => dance));
  const meshesAt = (seconds: number, format: PictureFormat) =>
    dancers.flatMap(({ dance, mirrored }: { dance: Dance; mirrored: boolean }, i) =>
      (poses[i] as PoseDancer)(dance, seconds, { place: placeOf(i, GROUPS[format]), mirrored }),
    );
  const eyeOf = (format: PictureFormat) => (dancers.length > 1 ? GROUPS[format] : GROUPS.wide).eye;

  return {
    drawPeak(format, { width, height }) {
      const meshes = meshesAt(peak, format);
      const camera = frameDancers(meshes, width / height, eyeOf(format));
      return createPictureRenderer({ width, height, design, camera })(meshes);
    },
    drawMotion({ width, height, frames, seconds }, take) {
      const first = Math.min(Math.max(0, peak - seconds / 2), Math.max(0, duration - seconds));
      const timeOf = (frame: number) => Math.min(duration, first + (frame / frames) * seconds);
      const looked = Array.from({ length: FRAMED }, (_, i) => timeOf(((i + 0.5) / FRAMED) * frames));
      const camera = frameDancers(
        looked.flatMap((time) => meshesAt(time, "portrait")),
        width / height,
        eyeOf("portrait"),
      );
      const draw = createPictureRenderer({ width, height, design, camera });
      for (let frame = 0; frame < frames; frame++) take(draw(meshesAt(timeOf(frame), "portrait")));
    },
  };
}

/** The leader in front, the others behind on either side, in rows of two. */
function placeOf(dancer: number, { side, back }: { side: number; back: number }) {
  const row = Math.ceil(dancer / 2);
  return { right: (dancer % 2 === 1 ? -1 : 1) * row * side, back: row * back };
}
