import type { LightState } from "@nataraj/sdk/stage";
import type { Object3D } from "three";

/** Red, green and blue of the screen, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A lamp that gold and silk reflect: its size and place in metres, brightness and colour. */
export type Lamp = readonly [size: Rgb, at: Rgb, light: number, color: number];

/** How an environment looks: colours are hexadecimal, as three.js takes them. */
export interface EnvironmentDesign {
  /** Of the tone mapping. */
  exposure: number;
  /** The colours of a glow that fills the picture behind everything, from its middle outwards; scenery may hide it. */
  glow: readonly [Rgb, Rgb, Rgb];
  floor: FloorDesign;
  light: LightDesign;
  /** How far light draws together on the dancer where the band stops, 0 to 1: a room full of daylight stays bright. */
  focus: number;
  /** What is mirrored by metal and silk: lamps, and the walls behind them. */
  lamps: readonly Lamp[];
  walls: number;
  /** What stands around the dancer. */
  scenery?: () => Scenery;
}

export interface FloorDesign {
  /** Metres; it fades between `fade` and `radius`. */
  radius: number;
  fade: number;
  /** Under the dancer, farther away, of what is drawn on it, and of what it mirrors at low angles. */
  pool: number;
  ground: number;
  line: number;
  sheen: number;
  /**
   * GLSL that sets `vec3 ground` and `float drawn` (how much of the line's colour) from `vGround`, the place on the floor
   * in metres, its distance `r` from the middle, and `low`, 1 where it is seen from very low.
   */
  paint: string;
}

export interface LightDesign {
  /** From above, from below, and how much; more of it where nothing is reflected. */
  sky: readonly [above: number, below: number, intensity: number, withoutReflections: number];
  key: readonly [color: number, intensity: number];
  /** Where the key comes from, metres from the dancer. */
  keyFrom: Rgb;
  fill: readonly [color: number, intensity: number];
  /** Of both rim lights. */
  rims: readonly [left: number, right: number];
  /** Colours of the rim lights, section by section. */
  palettes: readonly (readonly [left: number, right: number])[];
}

/** Objects around the dancer. */
export interface Scenery {
  readonly objects: readonly Object3D[];
  /** Lights it for a time; call before a frame. */
  light(state: LightState, seconds: number): void;
  dispose(): void;
}
