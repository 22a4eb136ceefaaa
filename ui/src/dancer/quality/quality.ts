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

const WEAK = /mali-4|mali-t[67]|adreno \(tm\) [345]\d\d|powervr|videocore|hd graphics [2345]\d{3}/i;

/** The quality to begin with, from the name the driver gives itself and the machine's cores. */
export function chooseQuality(renderer: string, cores: number): Quality {
  if (isSoftwareRenderer(renderer)) return "software";
  return WEAK.test(renderer) || cores <= 2 ? "lite" : "full";
}

/** A frame that takes longer is late, because a rate below 40 a second is visible. Seconds. */
export const LATE = 1 / 40;
/**
 * Work that is done in this time keeps no machine from 60 frames a second: where frames are late all the same, the browser
 * asks for no more of them, as it does to save power. Seconds.
 */
const IN_TIME = 1 / 60;
/** A longer pause is not a slow frame but a hidden tab or a breakpoint. Seconds. */
const PAUSE = 0.5;

/**
 * How many frames are looked at together, or fewer if they take longer than at {@link SLOW} a second. A lower quality is
 * visible and lasts. Dancers are left out before anybody sees stutter.
 */
const WINDOW = { quality: 45, dancers: 16 };
const SLOW = 30;
/** One late frame or two are no slow machine: something was compiled, or another program ran. */
const FEWEST = 5;

/** A frame that was drawn; seconds. */
export interface DrawnFrame {
  /** Until the browser asked for the next one. */
  seconds: number;
  /** That it worked (`FrameWork`); undefined where it was not done by then, or where that is not known. */
  work: number | undefined;
}

/**
 * Watches the time between frames, window by window. Answers with the usual time of a frame, in seconds, where half of the
 * frames of a window were late because of their work: less should be drawn then. In haste it is for dancers to be left out.
 */
export function createFrameWatch(): { frame(drawn: DrawnFrame, isHasty: boolean): number | undefined } {
  let taken: number[] = [];
  let worked: number[] = [];
  let window = 0;
  return {
    frame({ seconds, work = seconds }, isHasty) {
      const before = window;
      window = isHasty ? WINDOW.dancers : WINDOW.quality;
      if (window !== before) [taken, worked] = [[], []];
      if (seconds > PAUSE) return undefined;
      const count = taken.push(seconds);
      worked.push(work);
      const usual = middleOf(taken);
      if (count < FEWEST || (count < window && count * usual * SLOW < window)) return undefined;
      const isWork = middleOf(worked) > IN_TIME;
      [taken, worked] = [[], []];
      return usual > LATE && isWork ? usual : undefined;
    },
  };
}

/** The median; the list is sorted. */
const middleOf = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;

/** The next quality down, or undefined at the bottom. */
export const lowerQuality = (quality: Quality): Quality | undefined => QUALITIES[QUALITIES.indexOf(quality) + 1];
