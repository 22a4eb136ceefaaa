/** Vectors and quaternions (x, y, z, w) as tuples: the generator builds once, so clarity wins over reuse. */
export type V3 = readonly [x: number, y: number, z: number];
export type Quat = readonly [x: number, y: number, z: number, w: number];
export declare const add: (a: V3, b: V3) => V3;
export declare const subtract: (a: V3, b: V3) => V3;
export declare const scale: (a: V3, s: number) => V3;
export declare const dot: (a: V3, b: V3) => number;
export declare const cross: (a: V3, b: V3) => V3;
export declare const length: (a: V3) => number;
export declare const normalize: (a: V3) => V3;
export declare const mix: (a: V3, b: V3, t: number) => V3;
export declare const lerp: (a: number, b: number, t: number) => number;
export declare const clamp: (x: number, low: number, high: number) => number;
/** Smoothstep from 0 at `a` to 1 at `b`. */
export declare const ramp: (x: number, a?: number, b?: number) => number;
/** A bell of height 1 and the given width. */
export declare const bell: (x: number, width: number) => number;
export declare const IDENTITY: Quat;
export declare const aboutZ: (radians: number) => Quat;
export declare const aboutY: (radians: number) => Quat;
export declare const conjugate: (q: Quat) => Quat;
export declare const multiply: (a: Quat, b: Quat) => Quat;
export declare const rotate: (q: Quat, v: V3) => V3;
//# sourceMappingURL=vector.d.ts.map
