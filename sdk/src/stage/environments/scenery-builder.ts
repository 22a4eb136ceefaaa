/** The tool with which each environment builds its walls, lamps and glows, as plain triangles. */
import { numberAt } from "../../arrays/index.ts";
import type { SceneryShapes, Surfaces } from "./design.ts";
import { linearLight } from "./linear-light.ts";

type Point = readonly [x: number, y: number, z: number];

/** How a surface shines. */
export interface Shine {
  /** Multiplies the colour; above 1 it is a lamp. */
  light?: number;
  /** How far it answers the accents of the music, 0 to 1. */
  lamp?: number;
}

/** A light that is out of focus, or the glow about a flame. */
export interface Glow extends Shine {
  at: Point;
  color: number;
  /** Metres. */
  radius: number;
  /** 0 fades from its middle, 1 is an even disc, as a lens draws a light that is out of focus. */
  disc?: number;
}

/** Builds what stands around the dancer from coloured surfaces and glows. */
export class SceneryBuilder {
  readonly #solid = new Sheet();
  readonly #glows = new Sheet();
  readonly #corners: number[] = [];

  /**
   * A surface of four corners in turn, seen from where they go round against the clock.
   * @param colors Of each corner, or of all.
   */
  quad(
    corners: readonly [Point, Point, Point, Point],
    colors: number | readonly number[],
    { light = 1, lamp = 0 }: Shine = {},
  ): this {
    corners.forEach((corner, i) => {
      this.#solid.vertex(corner, typeof colors === "number" ? colors : numberAt(colors, i), light, lamp);
    });
    this.#solid.quad();
    return this;
  }

  /** A wall that stands up and is seen from the side of the dancer, from one foot to the other; darker below or above. */
  wall(
    [x1, z1]: readonly [number, number],
    [x2, z2]: readonly [number, number],
    low: number,
    high: number,
    colors: readonly [below: number, above: number],
    shine?: Shine,
  ): this {
    const [below, above] = colors;
    // Against the clock, seen from the middle.
    const turned = (x2 - x1) * -z1 + (z2 - z1) * x1 > 0;
    const [a, b] = turned
      ? [
          [x1, z1],
          [x2, z2],
        ]
      : [
          [x2, z2],
          [x1, z1],
        ];
    const [ax = 0, az = 0, bx = 0, bz = 0] = [a?.[0], a?.[1], b?.[0], b?.[1]];
    return this.quad(
      [
        [ax, low, az],
        [bx, low, bz],
        [bx, high, bz],
        [ax, high, az],
      ],
      [below, below, above, above],
      shine,
    );
  }

  /** A box that stands on `low`, seen from outside. @param size Width, height and depth, metres. */
  box(
    [x, low, z]: Point,
    [width, height, depth]: Point,
    colors: readonly [below: number, above: number],
    shine?: Shine,
  ): this {
    const [x1, x2, z1, z2, high] = [x - width / 2, x + width / 2, z - depth / 2, z + depth / 2, low + height];
    const feet: [number, number][] = [
      [x1, z2],
      [x2, z2],
      [x2, z1],
      [x1, z1],
    ];
    const [below, above] = colors;
    feet.forEach(([fromX, fromZ], i) => {
      const [toX, toZ] = feet[(i + 1) % 4] as [number, number];
      this.quad(
        [
          [fromX, low, fromZ],
          [toX, low, toZ],
          [toX, high, toZ],
          [fromX, high, fromZ],
        ],
        [below, below, above, above],
        shine,
      );
    });
    const top = feet.map(([footX, footZ]): Point => [footX, high, footZ]);
    return this.quad(top as [Point, Point, Point, Point], above, shine);
  }

  /** A sky all round, seen from inside. @param colors At heights over the horizon, rising: degrees and colour. */
  sky(radius: number, colors: readonly (readonly [degrees: number, color: number])[]): this {
    const around = 24;
    const at = (degrees: number, k: number): Point => {
      const [e, a] = [(degrees * Math.PI) / 180, (k / around) * 2 * Math.PI];
      return [radius * Math.cos(e) * Math.sin(a), radius * Math.sin(e), radius * Math.cos(e) * Math.cos(a)];
    };
    colors.slice(1).forEach(([high, above], i) => {
      const [low, below] = colors[i] as readonly [number, number];
      for (let k = 0; k < around; k++)
        this.quad([at(low, k + 1), at(low, k), at(high, k), at(high, k + 1)], [below, below, above, above]);
    });
    return this;
  }

  glow({ at, color, radius, disc = 0, light = 1, lamp = 0 }: Glow): this {
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      this.#glows.vertex(at, color, light, lamp);
      this.#corners.push(x, y, disc, radius);
    }
    this.#glows.quad();
    return this;
  }

  /** All that was added. */
  build(): SceneryShapes {
    return { solid: this.#solid, glows: this.#glows, corners: this.#corners };
  }
}

/** Surfaces of four corners. */
class Sheet implements Surfaces {
  readonly positions: number[] = [];
  readonly colors: number[] = [];
  readonly lamps: number[] = [];
  readonly indices: number[] = [];

  vertex(position: Point, color: number, light: number, lamp: number): void {
    this.positions.push(...position);
    this.colors.push(...linearLight(color).map((part) => part * light));
    this.lamps.push(lamp);
  }

  /** The last four vertices are the corners of a surface. */
  quad(): void {
    const first = this.lamps.length - 4;
    this.indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
}

/** Noise from 0 to 1 that is the same every time, and another for each number. */
export function noise(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}
