import { float64At } from "../../arrays/index.ts";
import { clamp, lerp, smoothstep } from "../../motion/math/curves.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";
import { meanEnergy } from "../music/energy.ts";
import { danceSections } from "../music/sections.ts";
import { accentAt, accentsOf } from "./accents.ts";

/** How the music lights the stage at a time. An environment says what it does with it. */
export interface LightState {
  /** Of all light, as a multiple of what it is when nothing answers the music. */
  level: number;
  /** Of lamps that show the beat, 0 to 1: rim lights, neon, flames. */
  accent: number;
  /** Energy of the music around the time, 0 to 1. */
  energy: number;
  /** How far the light has drawn together on the dancer, 0 to 1: in breaks, where the band stops. */
  focus: number;
  /** Number of the section, from 0 on; between two whole numbers while one colour goes over into the next. */
  section: number;
}

/** Light over a dance, a pure function of time. */
export interface Lighting {
  /** @param out Filled and returned; nothing is allocated with it. */
  at(seconds: number, out?: LightState): LightState;
}

/** Seconds over which energy is heard, and between two of its samples. */
const ENERGY_WINDOW_S = 2;
const ENERGY_STEP_S = 0.5;
/** Seconds in which light draws together and opens again. */
const FOCUS = { in: 0.5, out: 0.3 };
/** A break that is shorter leaves the light as it is: it would be no more than a flicker. Seconds. */
const SHORTEST_BREAK = 0.45;
/** Seconds in which the colours of a section come. */
const COLOUR_FADE_S = 0.9;
/** What changes the level: the energy of the music, an accent, a build, the darkness of a break. */
const LEVEL = { energy: 0.16, accent: 0.12, build: 0.1, focus: -0.22 };

/** Light that does not answer the music. */
export const steadyLight = (): LightState => ({ level: 1, accent: 0, energy: 0.5, focus: 0, section: 0 });

/**
 * Light that answers the music of a dance: accents on strikes and beats, at most three a second (WCAG 2.3.1), a narrow
 * light in breaks, a rising one in builds, other colours with each section.
 */
export function createLighting(score: DanceScore): Lighting {
  const { duration, dynamics } = score;
  const accents = accentsOf(score);
  const starts = danceSections(score).map(({ start }) => start);
  const breaks = (dynamics?.breaks ?? []).filter(({ start, end }) => end - start >= SHORTEST_BREAK);
  const heard = Math.min(Number.isFinite(duration) ? duration : 0, (score.beats.at(-1) ?? 0) + ENERGY_WINDOW_S);
  const energies = Float64Array.from({ length: Math.ceil(heard / ENERGY_STEP_S) + 2 }, (_, i) =>
    meanEnergy(score, i * ENERGY_STEP_S - ENERGY_WINDOW_S, i * ENERGY_STEP_S + ENERGY_WINDOW_S),
  );

  const energyAt = (seconds: number) => {
    const at = clamp(seconds / ENERGY_STEP_S, 0, energies.length - 2);
    const index = Math.floor(at);
    return lerp(float64At(energies, index), float64At(energies, index + 1), at - index);
  };
  const focusAt = (seconds: number) => {
    let focus = 0;
    for (const { start, end } of breaks)
      focus = Math.max(focus, smoothstep((seconds - start) / FOCUS.in) * smoothstep((end - seconds) / FOCUS.out + 0.5));
    return focus;
  };
  const buildAt = (seconds: number) => {
    for (const { start, end } of dynamics?.builds ?? [])
      if (seconds >= start && seconds < end + 1)
        return smoothstep((seconds - start) / (end - start)) * smoothstep(end + 1 - seconds);
    return 0;
  };
  const sectionAt = (seconds: number) => {
    let section = 0;
    for (let i = 1; i < starts.length; i++) section += smoothstep((seconds - (starts[i] ?? 0)) / COLOUR_FADE_S + 0.5);
    return section;
  };

  return {
    at(seconds, out = steadyLight()) {
      const time = Number.isFinite(seconds) ? seconds : 0;
      const isDanced = time >= 0 && time < duration;
      out.accent = isDanced ? accentAt(accents, time) : 0;
      out.energy = energyAt(time);
      out.focus = focusAt(time);
      out.section = sectionAt(time);
      const { energy, accent, build, focus } = LEVEL;
      out.level = 1 + energy * (out.energy - 0.5) + accent * out.accent + build * buildAt(time) + focus * out.focus;
      return out;
    },
  };
}
