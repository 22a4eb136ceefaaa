import { float32At } from "@nataraj/sdk/arrays";
import type { Random } from "../random.ts";
import { RATE } from "../track.ts";

/** Seconds of noise that swells before a section begins. */
export const RISER = 2;

/** One-shots of a kit. Each clip has a kit of its own. */
export interface Kit {
  kick: Float32Array;
  snare: Float32Array;
  hat: Float32Array;
  openHat: Float32Array;
  ride: Float32Array;
  crash: Float32Array;
  tom: Float32Array;
  high: Float32Array;
  low: Float32Array;
  shaker: Float32Array;
  clap: Float32Array;
  rim: Float32Array;
  bell: Float32Array;
  riser: Float32Array;
}

function render(seconds: number, sample: (t: number, i: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => sample(i / RATE, i));
}

/** A kit from acoustic to electronic, by chance. */
export function drumKit(r: Random): Kit {
  const noise = () => r.next() * 2 - 1;
  const drum = (pitch: number, drop: number, decay: number, click: number, seconds = 0.5) => {
    let phase = 0;
    return render(seconds, (t) => {
      phase += (2 * Math.PI * (pitch + drop * Math.exp(-t * 35))) / RATE;
      return Math.sin(phase) * Math.exp(-t * decay) + click * noise() * Math.exp(-t * 400);
    });
  };
  /** Noise above a corner; the metal of cymbals is enough like it in forty bands. */
  const hiss = (seconds: number, decay: number, corner: number, tone = 0) => {
    let [low, phase] = [0, 0];
    return render(seconds, (t) => {
      const x = noise();
      low += corner * (x - low);
      phase += (2 * Math.PI * (5200 + 900 * Math.sin(t * 9e3))) / RATE;
      return (x - low + tone * Math.sin(phase)) * Math.exp(-t * decay);
    });
  };
  const body = r.between(160, 240);
  const snareDecay = r.between(10, 30);
  const rattle = hiss(0.4, snareDecay, r.between(0.05, 0.4));
  const shell = drum(body, r.between(0, 60), r.between(15, 40), 0, 0.4);
  const wood = r.between(0.1, 0.9);
  return {
    // Now and then the long tone of a drum machine.
    kick: r.chance(0.15)
      ? drum(r.between(38, 55), r.between(60, 160), r.between(1.5, 4), r.between(0, 0.3), 0.9)
      : drum(r.between(38, 65), r.between(40, 200), r.between(6, 22), r.between(0, 0.5)),
    snare: shell.map((v, i) => wood * v + (1 - 0.5 * wood) * float32At(rattle, i)),
    hat: hiss(0.12, r.between(35, 110), r.between(0.5, 0.9)),
    openHat: hiss(0.5, r.between(6, 16), r.between(0.4, 0.8)),
    ride: hiss(0.8, r.between(4, 10), r.between(0.5, 0.8), r.between(0.2, 0.8)).map((v) => v * 0.7),
    crash: hiss(1.6, r.between(1.5, 3.5), r.between(0.2, 0.6)),
    tom: drum(r.between(80, 160), r.between(10, 50), r.between(8, 16), 0.1),
    high: drum(r.between(300, 620), r.between(0, 80), r.between(18, 50), 0.3, 0.3),
    low: drum(r.between(150, 280), r.between(0, 60), r.between(12, 30), 0.2, 0.4),
    shaker: hiss(0.1, r.between(40, 80), 0.8).map((v, i) => v * Math.min(1, i / (0.012 * RATE))),
    clap: hiss(0.35, r.between(12, 30), r.between(0.15, 0.4)).map(
      (v, i) => v * (i < 0.03 * RATE ? 1 - ((i / (0.01 * RATE)) % 1) : 1),
    ),
    rim: drum(r.between(900, 1900), 0, r.between(50, 120), 0.6, 0.1),
    bell: metal(r.between(480, 900), r.between(8, 30)),
    riser: hiss(RISER, 0, 0.1).map((v, i) => v * (i / (RISER * RATE)) ** 2),
  };

  /** Two square waves that do not fit together, as in a drum machine's cowbell. */
  function metal(pitch: number, decay: number): Float32Array {
    const wave = (frequency: number, t: number) => ((frequency * t) % 1 < 0.5 ? 0.4 : -0.4);
    return render(0.4, (t) => (wave(pitch, t) + wave(pitch * 1.48, t)) * Math.exp(-t * decay));
  }
}
