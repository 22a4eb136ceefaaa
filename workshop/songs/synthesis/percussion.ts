import { Filter } from "./filter.ts";
import type { Drum } from "./instrument.ts";
import { noise, render, SAMPLE_RATE } from "./signal.ts";

const TAU = 2 * Math.PI;

/** Seeds in a gourd; `attack` in seconds. */
export function shaker({ attack = 0.035, decay = 40, low = 5200 } = {}): Drum {
  return (velocity, take) => {
    const random = noise(401 + take * 11);
    const filter = new Filter(low + 1800 * velocity, 0.8);
    return render(
      0.14,
      (t) => filter.step(random()).high * 0.4 * (t < attack ? (t / attack) ** 2 : Math.exp(-(t - attack) * decay)),
    );
  };
}

/** Two pieces of wood. */
export function claves({ pitch = 2450 } = {}): Drum {
  return () => render(0.12, (t) => Math.sin(TAU * pitch * t) * Math.exp(-t * 45) * 0.7 * Math.min(1, t * 4000));
}

/** A bell that is struck with a stick: on its mouth low and long, on its neck high and short. */
export function cowbell({ pitch = 1, decay = 13 } = {}): Drum {
  return (velocity) => {
    const filter = new Filter(1100 * pitch, 1.6);
    return render(0.4, (t) => {
      const tone = Math.sign(Math.sin(TAU * 562 * pitch * t)) + Math.sign(Math.sin(TAU * 845 * pitch * t));
      return filter.step(tone).band * (Math.exp(-t * decay) + velocity * Math.exp(-t * 70)) * 0.26;
    });
  };
}

/** A notched gourd that is scraped. */
export function guiro({ seconds = 0.22, ridges = 70 } = {}): Drum {
  return (_, take) => {
    const random = noise(461 + take);
    const filter = new Filter(3600, 3);
    return render(seconds, (t) => {
      const teeth = Math.max(0, Math.sin(TAU * ridges * t * (1 + t))) ** 4;
      return filter.step(random() * teeth).band * Math.sin((Math.PI * t) / seconds) * 1.4;
    });
  };
}

/** A finger snap. */
export function snap(): Drum {
  return (_, take) => {
    const random = noise(491 + take * 3);
    const filter = new Filter(2300, 2.4);
    return render(
      0.16,
      (t) => filter.step(random()).band * (Math.exp(-t * 60) + 0.5 * Math.exp(-Math.abs(t - 0.011) * 500)) * 1.8,
    );
  };
}

/** Noise that rises through its length, seconds: before a chorus. */
export function riser(seconds: number): Float32Array {
  const random = noise(521);
  const filter = new Filter(300, 1.6);
  const sound = new Float32Array(Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < sound.length; i++) {
    const share = i / sound.length;
    if (i % 32 === 0) filter.tune(250 * 30 ** share, 1.8);
    sound[i] = filter.step(random()).band * 0.5 * share ** 1.6;
  }
  return sound;
}

/** A deep blow with a long tail: where a chorus begins. */
export function impact(): Float32Array {
  const random = noise(541);
  const filter = new Filter(900, 0.7);
  let phase = 0;
  return render(2.2, (t) => {
    phase += (TAU * (34 + 60 * Math.exp(-t * 9))) / SAMPLE_RATE;
    return Math.sin(phase) * Math.exp(-t * 2.6) * 0.7 + filter.step(random()).low * Math.exp(-t * 4) * 0.6;
  });
}
