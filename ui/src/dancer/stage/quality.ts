import { isSoftwareRenderer } from "./renderer.ts";

/** How much a machine is asked to draw. */
export const QUALITIES = ["full", "lite", "software"] as const;
/** How finely the dancer is drawn, one of {@link QUALITIES}. */
export type Quality = (typeof QUALITIES)[number];

/** What a quality means. */
export interface QualitySettings {
  shadowMap: number;
  reflections: boolean;
  antialias: boolean;
  /** Bound of the device pixel ratio. */
  pixelRatio: number;
  /** Which baked model suffices. */
  detail: "full" | "lite";
}

export const QUALITY_SETTINGS: Readonly<Record<Quality, QualitySettings>> = {
  full: { shadowMap: 2048, reflections: true, antialias: true, pixelRatio: 2, detail: "full" },
  lite: { shadowMap: 0, reflections: true, antialias: true, pixelRatio: 1.5, detail: "lite" },
  software: { shadowMap: 0, reflections: false, antialias: false, pixelRatio: 0.75, detail: "lite" },
};

const WEAK = /mali-4|mali-t[67]|adreno \(tm\) [345]\d\d|powervr|videocore|intel.*hd graphics [2345]\d{3}/i;

/** The quality to begin with, from the name the driver gives itself and the machine's cores. */
export function chooseQuality(renderer: string, cores: number): Quality {
  if (isSoftwareRenderer(renderer)) return "software";
  return WEAK.test(renderer) || cores <= 2 ? "lite" : "full";
}

/** A frame that takes longer is late, because a rate below 40 a second is visible. Seconds. */
const LATE = 1 / 40;
/** Frames that are looked at together. */
const WINDOW = 45;
/** A longer pause is not a slow frame but a hidden tab or a breakpoint. Seconds. */
const PAUSE = 0.5;

/** Watches the time between frames. The quality should fall when half of the frames of a window were late. */
export function createFrameWatch(): { frame(seconds: number): boolean } {
  let seen = 0;
  let late = 0;
  return {
    frame(seconds) {
      if (seconds > PAUSE) return false;
      seen++;
      if (seconds > LATE) late++;
      if (seen < WINDOW) return false;
      const tooMany = late > WINDOW / 2;
      seen = 0;
      late = 0;
      return tooMany;
    },
  };
}

/** The next quality down, or undefined at the bottom. */
export const lowerQuality = (quality: Quality): Quality | undefined => QUALITIES[QUALITIES.indexOf(quality) + 1];
