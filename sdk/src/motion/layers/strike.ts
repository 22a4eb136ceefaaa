import { CHANNELS, channelIndex } from "../format/channels.ts";
import { smoothstep } from "../math/curves.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import type { ValuesOf } from "../settings/setting.ts";
import { frameTime, LEAD, TRACK_RATE } from "../tracks/frames.ts";
import { FILTER } from "../tracks/hold-breaks.ts";
import { danceLayer, type JoinedDance } from "./dance-layer.ts";

const Y = channelIndex("y");
/** A stab of the music. */
export const strike = danceLayer({
  name: "strike",
  says: "Strikes with the music in the style's way: a quick way that stops on the stroke, and a release.",
  settings: {
    goesOff: {
      value: 0.1,
      unit: "s before it at which it goes off, and after it for which it is held",
      range: [0.05, 0.2],
      answers: "strikes",
    },
    highest: { value: -3.5, unit: "cm: no strike lifts the hips higher", range: [-8, 0], answers: "floor" },
  },
  shape(channels, dance, settings) {
    for (const struck of strikesOf(dance, settings)) addStrike(channels, struck, settings);
  },
});

type StrikeValues = ValuesOf<(typeof strike)["settings"]>;

/** One strike: when it goes off, when it has arrived, and the end of what holds it, seconds. */
interface Struck {
  off: number;
  at: number;
  until: number;
  clip: ClipInstance;
}

/** The strikes of a dance; a body on its hands, or that idles, has nothing free to strike with. */
function strikesOf({ clips, intensity }: JoinedDance, { goesOff }: StrikeValues): Struck[] {
  const { strikes, breaks } = intensity;
  return strikes.flatMap((at): Struck[] => {
    const clip = clips.find(({ start, end }) => at >= start - 1e-6 && at < end - 1e-6);
    if (!clip || clip.idle || clip.move.hands.length > 0) return [];
    // A strike with which the music stops is struck by the pose of the break.
    if (breaks.some(({ start, end }) => at > start - goesOff && at < end - goesOff)) return [];
    const returns = breaks.find(({ end }) => Math.abs(at - end) < goesOff);
    // The music returns with a strike: the body stands until shortly before it.
    const off = returns ? Math.max(at - goesOff, returns.end - FILTER / 2) : at - goesOff;
    const arrives = returns ? off + goesOff / 2 : at;
    return [{ off, at: arrives, until: at + goesOff, clip }];
  });
}

function addStrike(channels: readonly Float64Array[], struck: Struck, { highest }: StrikeValues): void {
  const { clip } = struck;
  const { amounts, release } = clip.style.strike;
  const from = Math.max(0, Math.floor(struck.off * TRACK_RATE) + LEAD);
  const to = Math.ceil((struck.until + release) * TRACK_RATE) + LEAD + 1;
  for (const { index, mirror, mirrorSign } of CHANNELS) {
    const values = channels[index];
    const amount = clip.mirrored ? mirrorSign * (amounts[mirror] ?? 0) : (amounts[index] ?? 0);
    if (!values || amount === 0) continue;
    for (let f = from; f < Math.min(values.length, to); f++) {
      const value = values[f] ?? 0;
      const moved = value + amount * shapeOf(frameTime(f), struck, release);
      values[f] = index === Y ? Math.min(moved, Math.max(value, highest)) : moved;
    }
  }
}

function shapeOf(t: number, { off, at, until }: Struck, release: number): number {
  if (t < at) return Math.max(0, (t - off) / (at - off)) ** 2;
  return t < until ? 1 : 1 - smoothstep((t - until) / release);
}
