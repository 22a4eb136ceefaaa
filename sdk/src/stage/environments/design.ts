/** Red, green and blue of the screen, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A lamp that gold and silk reflect: its size and place in metres, brightness and colour. */
export type Lamp = readonly [size: Rgb, at: Rgb, light: number, color: number];

/** How an environment looks: colours are hexadecimal. */
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
  scenery?: () => SceneryShapes;
}

/** How the floor of an environment looks. */
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
  /** The same for pictures that are drawn without a graphics card; the stage has a backdrop of its own there. */
  paintAt?: PaintFloor;
}

/**
 * The floor's colour where a point is seen: x and z in metres, linear light. @param r From the middle, metres.
 * @returns how much of the line's colour is on it, 0 to 1.
 */
export type PaintFloor = (
  x: number,
  z: number,
  r: number,
  floor: { pool: Rgb; ground: Rgb },
  out: [red: number, green: number, blue: number],
) => number;

/** How an environment is lit. */
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

/** Surfaces with a colour at each corner, seen from where they go round against the clock. */
export interface Surfaces {
  /** Three numbers a vertex, metres. */
  readonly positions: readonly number[];
  /** Linear light, three numbers a vertex; above 1 it is a lamp. */
  readonly colors: readonly number[];
  /** How far each vertex answers the accents of the music, 0 to 1. */
  readonly lamps: readonly number[];
  /** Three vertices a triangle. */
  readonly indices: readonly number[];
}

/** What stands around the dancer. */
export interface SceneryShapes {
  readonly solid: Surfaces;
  /** Lights out of focus and the glow about flames: squares that face the camera. All four vertices are in its middle. */
  readonly glows: Surfaces;
  /**
   * Four numbers for each vertex of a glow: the corner that it stands for, x and y, each −1 or 1; 1 for an even disc and 0
   * for what fades from its middle; the radius, metres.
   */
  readonly corners: readonly number[];
}
