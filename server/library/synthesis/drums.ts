import { noise, SAMPLE_RATE, StateVariableFilter } from "./signal.ts";

const TAU = 2 * Math.PI;

function render(seconds: number, sample: (time: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, i) => sample(i / SAMPLE_RATE));
}

/** A swept sine with a click: the bass drum of dance music. */
export function kick({ pitch = 48, sweep = 180, decay = 7.5 } = {}): Float32Array {
  let phase = 0;
  return render(0.45, (t) => {
    phase += (TAU * (pitch + sweep * Math.exp(-t * 42) + 600 * Math.exp(-t * 400))) / SAMPLE_RATE;
    return Math.tanh(1.6 * Math.sin(phase) * Math.exp(-t * decay));
  });
}

/** Noise over a falling tone. */
export function snare({ tone = 185, decay = 20, seed = 1 } = {}): Float32Array {
  const random = noise(seed);
  return render(
    0.25,
    (t) =>
      random() * 0.55 * Math.exp(-t * decay) +
      0.7 * Math.sin(TAU * (tone + 60 * Math.exp(-t * 60)) * t) * Math.exp(-t * 24),
  );
}

/** Several hands, a moment apart. */
export function clap({ seed = 2 } = {}): Float32Array {
  const random = noise(seed);
  const filter = new StateVariableFilter();
  return render(0.28, (t) => {
    const envelope = t < 0.03 ? Math.exp(-((t * 1000) % 10) / 2.5) : Math.exp(-(t - 0.03) * 17);
    return filter.step(random(), 1600, 1.2).band * envelope * 1.6;
  });
}

/** A cymbal: high noise, `decay` 60 for a closed hat, 14 for an open one, 4 for a crash. */
export function hat({ decay = 60, seed = 3 } = {}): Float32Array {
  const random = noise(seed);
  const filter = new StateVariableFilter();
  return render(Math.min(1.5, 5 / decay), (t) => filter.step(random(), 7500, 0.8).high * 0.5 * Math.exp(-t * decay));
}

/** A tuned skin: conga, tabla, tom. `bend` raises (or lowers) the pitch at the strike; `slap` adds the hand. */
export function skin({ pitch = 200, bend = 0.3, decay = 9, slap = 0.2, seed = 4 } = {}): Float32Array {
  const random = noise(seed);
  let phase = 0;
  return render(0.6, (t) => {
    phase += (TAU * pitch * (1 + bend * Math.exp(-t * 30))) / SAMPLE_RATE;
    const body = Math.sin(phase) + 0.35 * Math.sin(2.9 * phase) * Math.exp(-t * 20);
    return (body * Math.exp(-t * decay) + slap * random() * Math.exp(-t * 90)) * 0.8;
  });
}

/** Two pieces of wood. */
export function claves(): Float32Array {
  return render(0.12, (t) => Math.sin(TAU * 2450 * t) * Math.exp(-t * 45) * 0.7);
}

/** Two square-ish tones a rough fifth apart, as of the TR-808. */
export function cowbell(): Float32Array {
  const filter = new StateVariableFilter();
  return render(
    0.3,
    (t) =>
      filter.step(Math.sign(Math.sin(TAU * 562 * t)) + Math.sign(Math.sin(TAU * 845 * t)), 1100, 2).band *
      Math.exp(-t * 14) *
      0.35,
  );
}

/** Seeds in a gourd. */
export function shaker({ seed = 5 } = {}): Float32Array {
  const random = noise(seed);
  const filter = new StateVariableFilter();
  return render(
    0.1,
    (t) => filter.step(random(), 6000, 0.7).high * 0.4 * Math.sin(Math.PI * Math.min(1, t / 0.1)) ** 2,
  );
}
