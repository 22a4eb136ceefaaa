import { Filter } from "./filter.ts";
import type { Drum } from "./instrument.ts";
import { noise, render, SAMPLE_RATE } from "./signal.ts";

const TAU = 2 * Math.PI;

/** A bass drum: a sine that falls to its pitch, with the click of the beater. */
export function kick({ pitch = 50, sweep = 140, fall = 38, decay = 8, click = 0.3, drive = 1.6 } = {}): Drum {
  return (velocity, take) => {
    const random = noise(41 + take);
    const knock = new Filter(3200, 0.8);
    let phase = 0;
    return render(0.5, (t) => {
      phase += (TAU * (pitch + sweep * velocity * Math.exp(-t * fall))) / SAMPLE_RATE;
      const body = Math.tanh(drive * Math.sin(phase) * Math.exp(-t * decay));
      const beater = knock.step(random()).band * click * velocity * Math.exp(-t * 220);
      return (body + beater) * Math.min(1, t * 1500);
    });
  };
}

/** A snare drum: two modes of the skin and the wires, which answer a soft stroke less. */
export function snare({ tone = 190, ring = 22, wires = 0.8, decay = 17, bright = 5200 } = {}): Drum {
  return (velocity, take) => {
    const random = noise(97 + take * 13);
    const [high, low] = [new Filter(1400, 0.7), new Filter(1500 + bright * velocity, 0.6)];
    let [a, b] = [0, 0];
    return render(0.35, (t) => {
      const bend = 1 + 0.25 * Math.exp(-t * 70);
      a += (TAU * tone * bend) / SAMPLE_RATE;
      b += (TAU * tone * 1.72 * bend) / SAMPLE_RATE;
      const skin = (Math.sin(a) * 0.6 + Math.sin(b) * 0.3 * velocity) * Math.exp(-t * ring);
      const hiss = low.step(high.step(random()).high).low * wires * (0.4 + 0.6 * velocity);
      const snap = t < 0.004 ? 1.3 : 1;
      return (skin + hiss * Math.exp(-t * (decay + 14 * (1 - velocity))) * snap) * 0.8;
    });
  };
}

/** A stick across the rim. */
export function rim({ pitch = 1650 } = {}): Drum {
  return (velocity, take) => {
    const random = noise(7 + take);
    const knock = new Filter(pitch, 6);
    return render(0.09, (t) => knock.step(t < 0.002 ? random() * 4 : 0).band * velocity * Math.exp(-t * 30));
  };
}

/** Several hands, a moment apart. */
export function clap({ decay = 16 } = {}): Drum {
  return (_, take) => {
    const random = noise(151 + take * 7);
    const filter = new Filter(1300, 1.1);
    const gaps = [0, 0.009 + 0.002 * random(), 0.019 + 0.003 * random()];
    return render(0.3, (t) => {
      const claps = gaps.reduce((sum, gap) => (t >= gap ? Math.max(sum, Math.exp(-(t - gap) * 260)) : sum), 0);
      const tail = t > 0.026 ? Math.exp(-(t - 0.026) * decay) : 0;
      return filter.step(random()).band * Math.max(claps, tail) * 1.5;
    });
  };
}

/** Square waves that share no harmonics: the metal of a cymbal (after the TR-808). */
const METAL = [205.3, 304.4, 369.6, 522.7, 540, 800];

/** A cymbal: `decay` 70 for a closed hat, 9 for an open one, 5 for a ride, 2.2 for a crash. */
export function cymbal({ decay = 70, pitch = 1, low = 6800, metal = 0.5, attack = 0 } = {}): Drum {
  return (velocity, take) => {
    const random = noise(211 + take * 17);
    const filter = new Filter(low, 0.8);
    const top = new Filter(9000 + 5000 * velocity, 0.6);
    const phases = METAL.map((_, i) => (i * 0.37 + take * 0.11) % 1);
    return render(Math.min(2.6, 5.5 / decay), (t) => {
      let squares = 0;
      for (let i = 0; i < METAL.length; i++) {
        const phase = ((phases[i] as number) + ((METAL[i] as number) * 8 * pitch) / SAMPLE_RATE) % 1;
        phases[i] = phase;
        squares += phase < 0.5 ? 1 : -1;
      }
      const tone = filter.step(random() * (1 - metal) * 1.4 + (squares / 6) * metal * 1.4).high;
      return top.step(tone).low * 0.6 * Math.exp(-t * decay) * (attack > 0 ? Math.min(1, t / attack) : 1);
    });
  };
}

/** A tom. */
export function tom({ pitch = 110, decay = 8 } = {}): Drum {
  return skin({ pitch, bend: 0.45, decay, slap: 0.12 });
}

/**
 * A tuned skin under a hand or a stick. `bend` raises its pitch at the strike, `slap` adds the hand; `overtone` is the
 * ratio of its second mode.
 */
export function skin({ pitch = 200, bend = 0.3, decay = 9, slap = 0.2, overtone = 1.59, ring = 0.35 } = {}): Drum {
  return (velocity, take) => {
    const random = noise(307 + take * 5 + pitch);
    const hand = new Filter(900 + 3500 * velocity, 0.7);
    let [a, b] = [0, 0];
    return render(Math.min(1.4, 6 / decay), (t) => {
      const now = pitch * (1 + bend * velocity * Math.exp(-t * 34));
      a += (TAU * now) / SAMPLE_RATE;
      b += (TAU * now * overtone) / SAMPLE_RATE;
      const body = Math.sin(a) + ring * velocity * Math.sin(b) * Math.exp(-t * 9);
      const touch = hand.step(random()).low * slap * 2 * velocity * Math.exp(-t * 80);
      return (body * Math.exp(-t * decay) * Math.min(1, t * 1800) + touch) * 0.75;
    });
  };
}
