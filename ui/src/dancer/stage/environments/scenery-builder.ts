import { numberAt } from "@nataraj/sdk/arrays";
import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  FrontSide,
  Mesh,
  ShaderMaterial,
  Vector3,
} from "three";
import type { Scenery } from "./design.ts";

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

const UNIFORMS = "uniform vec4 answer;";
/** Lamps answer accents; everything else follows the level and grows dark where light draws together. */
const ANSWERED = "mix( answer.x * ( 1.0 - 0.45 * answer.z ), answer.x * ( 0.78 + 0.8 * answer.y ), lamp )";
const OUTPUT = "#include <tonemapping_fragment>\n#include <colorspace_fragment>";

const SOLID = {
  vertexShader: `${UNIFORMS} attribute float lamp; varying vec3 vColor;
void main() {
  vColor = color * ${ANSWERED};
  gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,
  fragmentShader: `varying vec3 vColor;
void main() {
  gl_FragColor = vec4( vColor, 1.0 );
  ${OUTPUT}
}`,
};

const GLOWS = {
  vertexShader: `${UNIFORMS} attribute float lamp; attribute vec4 corner; varying vec3 vColor; varying vec3 vCorner;
void main() {
  vCorner = corner.xyz;
  vColor = color * ${ANSWERED} * ( 1.0 + 0.07 * sin( answer.w * 8.0 + position.x * 7.0 + position.z * 3.0 ) );
  vec4 seen = modelViewMatrix * vec4( position, 1.0 );
  seen.xy += corner.xy * corner.w;
  gl_Position = projectionMatrix * seen;
}`,
  fragmentShader: `varying vec3 vColor; varying vec3 vCorner;
void main() {
  float d = length( vCorner.xy );
  float fading = pow( max( 0.0, 1.0 - d ), 2.5 );
  float disc = ( 1.0 - smoothstep( 0.86, 1.0, d ) ) * ( 0.6 + 0.4 * d * d );
  gl_FragColor = vec4( vColor * mix( fading, disc, vCorner.z ), 1.0 );
  ${OUTPUT}
}`,
};

/** Builds what stands around the dancer from coloured surfaces and glows: one draw call for each of the two. */
export class SceneryBuilder {
  readonly #solid = new Sheet();
  readonly #glows = new Sheet();
  readonly #corners: number[] = [];
  readonly #color = new Color();
  readonly #across = new Vector3();
  readonly #along = new Vector3();

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
      this.#color.set(typeof colors === "number" ? colors : numberAt(colors, i)).multiplyScalar(light);
      this.#solid.vertex(corner, this.#color, lamp);
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
    this.#across.set(x2 - x1, 0, z2 - z1);
    this.#along.set(-x1, 0, -z1);
    // Against the clock, seen from the middle.
    const turned = this.#across.x * this.#along.z - this.#across.z * this.#along.x > 0;
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
    this.#color.set(color).multiplyScalar(light);
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      this.#glows.vertex(at, this.#color, lamp);
      this.#corners.push(x, y, disc, radius);
    }
    this.#glows.quad();
    return this;
  }

  /** All that was added, ready to be put into a scene. */
  build(): Scenery {
    const uniforms = { answer: { value: [1, 0, 0, 0] } };
    const solid = new ShaderMaterial({ ...SOLID, uniforms, vertexColors: true, side: FrontSide });
    const shining = new ShaderMaterial({
      ...GLOWS,
      uniforms,
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
    });
    const glows = this.#glows.geometry();
    glows.setAttribute("corner", new BufferAttribute(Float32Array.from(this.#corners), 4));
    const objects = [new Mesh(this.#solid.geometry(), solid), new Mesh(glows, shining)];
    for (const object of objects) object.frustumCulled = false;
    return {
      objects,
      light({ level, accent, focus }, seconds) {
        const { value } = uniforms.answer;
        [level, accent, focus, seconds].forEach((each, i) => {
          value[i] = each;
        });
      },
      dispose() {
        for (const { geometry, material } of objects) {
          geometry.dispose();
          material.dispose();
        }
      },
    };
  }
}

/** Surfaces of four corners in one geometry. */
class Sheet {
  readonly #positions: number[] = [];
  readonly #colors: number[] = [];
  readonly #lamps: number[] = [];
  readonly #triangles: number[] = [];

  vertex(position: Point, { r, g, b }: Color, lamp: number): void {
    this.#positions.push(...position);
    this.#colors.push(r, g, b);
    this.#lamps.push(lamp);
  }

  /** The last four vertices are the corners of a surface. */
  quad(): void {
    const first = this.#lamps.length - 4;
    this.#triangles.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(Float32Array.from(this.#positions), 3));
    geometry.setAttribute("color", new BufferAttribute(Float32Array.from(this.#colors), 3));
    geometry.setAttribute("lamp", new BufferAttribute(Float32Array.from(this.#lamps), 1));
    geometry.setIndex(this.#triangles);
    return geometry;
  }
}

/** Noise from 0 to 1 that is the same every time, and another for each number. */
export function noise(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
}
