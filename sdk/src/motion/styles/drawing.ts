/** A point of a drawing, which is a square of 200. */
export type Point = readonly [x: number, y: number];

/** What is drawn around the dancer: an SVG element, filled or as a stroke, in a colour of the theme. */
export interface Mark {
  shape: "path" | "circle" | "ellipse" | "rect";
  paint: `${"" | "fill-"}${"accent" | "rose" | "teal" | "line" | "dancer"}`;
  d?: string;
  x?: number;
  y?: number;
  cx?: number;
  cy?: number;
  r?: number;
  rx?: number;
  ry?: number;
  width?: number;
  height?: number;
  strokeWidth?: number;
  strokeLinecap?: "round";
  opacity?: number;
  transform?: string;
}

/** Shoulder, elbow and hand, each as x and y. */
export type Arm = readonly [...shoulder: Point, ...elbow: Point, ...hand: Point];
/** Hip, knee, heel and toe, each as x and y. */
export type Leg = readonly [...hip: Point, ...knee: Point, ...heel: Point, ...toe: Point];

/** A style as a drawing: a dancer, and what is drawn behind and before her. */
export interface Drawing {
  head: Point;
  arms: readonly [Arm, Arm];
  legs: readonly [Leg, Leg];
  behind: readonly Mark[];
  before: readonly Mark[];
}

/** A point on a circle, to a tenth. @param turn From the top, clockwise; 1 is once around. */
export function around(turn: number, radius: number, x: number, y: number): Point {
  const angle = 2 * Math.PI * turn;
  return [Number((x + radius * Math.sin(angle)).toFixed(1)), Number((y - radius * Math.cos(angle)).toFixed(1))];
}

/** A point as a path names it. */
export const at = ([x, y]: Point): string => `${x} ${y}`;
