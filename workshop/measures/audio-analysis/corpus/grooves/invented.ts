import type { Random } from "../random.ts";
import type { Meter as Bar, DrumVoice, Groove } from "./groove.ts";

/** Sixteenths under this tempo only: nobody plays them much faster. */
const BUSY = 125;

/** Beats of a bar that a snare strikes. */
const BACKBEATS: Record<Bar, number[][]> = {
  2: [[1], [1], [0, 1]],
  3: [[2], [1, 2], [1]],
  4: [[1, 3], [1, 3], [1, 3], [1, 3], [1, 3], [0, 1, 2, 3], [3]],
  5: [[3], [1, 3], [2, 4], [1, 4]],
  7: [
    [2, 4, 6],
    [1, 3, 5],
    [2, 5],
    [3, 6],
  ],
};

/** What patterns are drawn by: signs in a bar, signs in a beat, how busy the music is. */
interface Meter {
  bar: number;
  beat: number;
  busy: number;
}

/**
 * A rhythm that nobody wrote: its patterns are drawn by how likely a stroke is at each place of a bar. The world has more
 * kinds of music than a list of them, and a network that only knew the list would look for its patterns.
 * @param given Beats in a bar; three or four by chance where nothing is said.
 */
export function inventGroove(r: Random, given?: Bar): Groove {
  const meter = given ?? (r.chance(0.15) ? 3 : 4);
  const steps = meter === 4 && r.chance(0.14) ? 3 : 4;
  const [low, high] = steps === 3 ? [56, 120] : meter === 3 ? [80, 180] : [62, 180];
  const bpm = low * (high / low) ** r.between(0.02, 0.98);
  const size = { bar: meter * steps, beat: steps, busy: bpm < BUSY ? r.between(0.3, 1) : r.between(0, 0.4) };
  const kick = three(r, (base) => kickPattern(size, r, base));
  const drums: Partial<Record<DrumVoice, readonly string[]>> = r.chance(0.12)
    ? {}
    : {
        ...(r.chance(0.92) && { kick }),
        ...(r.chance(0.85) && { [r.pick(["snare", "snare", "snare", "clap", "rim"])]: backbeats(size, r) }),
        ...(r.chance(0.85) && { [r.pick(["hat", "hat", "ride", "shaker", "openHat", "bell"])]: pulses(size, r) }),
        ...(r.chance(0.3) && {
          [r.pick(["high", "low", "shaker"])]: three(r, (base) => scattered(size, 0.3, r, base)),
        }),
      };
  return {
    name: "invented",
    weight: 1,
    meter,
    steps,
    bpm: [bpm, bpm],
    drift: r.chance(0.35) ? 0 : r.between(0.003, 0.02),
    ...(steps === 4 && r.chance(0.35) && { swing: swing(bpm, r) }),
    drums,
    bass: r.chance(0.4) ? kick : three(r, (base) => bassPattern(size, r, base)),
    chords: chords(size, r),
    ...(r.chance(0.3) && { register: 36 }),
    walking: r.chance(0.15),
  };
}

/** One pattern for each kind of section: two grow out of the first. */
function three(r: Random, draw: (base?: string) => string): string[] {
  const first = draw();
  return [first, r.chance(0.5) ? first : draw(first), r.chance(0.3) ? draw() : draw(first)];
}

/** A bar by the likelihood of each place; of a base, most places are kept. */
function drawn(size: Meter, r: Random, likely: (place: number) => number, base?: string): string {
  return Array.from({ length: size.bar }, (_, place) => {
    if (base && r.chance(0.8)) return base[place] as string;
    return r.chance(likely(place)) ? String(r.whole(place % size.beat === 0 ? 8 : 6, 9)) : ".";
  }).join("");
}

/** Whether a place divides its beat in two (or three, where beats have three parts). */
const divides = (place: number, { beat }: Meter) => beat === 3 || place % 2 === 0;

function kickPattern(size: Meter, r: Random, base?: string): string {
  const everyBeat = r.chance(0.2);
  const syncopation = r.between(0, 0.35);
  return drawn(
    size,
    r,
    (place) => {
      if (place === 0) return 0.95;
      if (place % size.beat === 0) return everyBeat ? 0.98 : (place / size.beat) % 2 === 0 ? 0.6 : 0.12;
      return divides(place, size) ? syncopation : syncopation * size.busy * 0.4;
    },
    base,
  );
}

function backbeats(size: Meter, r: Random): string[] {
  const beats = size.bar / size.beat;
  const ghosts = r.chance(0.3) ? 0.12 * size.busy : 0;
  const on = r.pick(BACKBEATS[beats as Bar]);
  return three(r, (base) =>
    drawn(
      size,
      r,
      (place) => (place % size.beat === 0 ? (on.includes(place / size.beat) ? 0.97 : 0.02) : ghosts),
      base,
    ).replace(/[67]/g, "3"),
  );
}

/** Hats and what is struck in their stead: a steady row, mostly. */
function pulses(size: Meter, r: Random): string[] {
  if (r.chance(0.15)) return three(r, (base) => scattered(size, 0.45, r, base));
  const every = size.beat === 3 ? r.pick([1, 1, 3]) : size.busy > 0.4 ? r.pick([1, 2, 2, 2, 4]) : r.pick([2, 2, 2, 4]);
  const late = every === 4 && r.chance(0.5) ? 2 : 0;
  const accent = String(r.whole(5, 8));
  const weak = String(r.whole(3, 6));
  const row = Array.from({ length: size.bar }, (_, place) =>
    (place + late) % every === 0 ? (place % (size.beat === 3 ? 3 : 4) === 0 ? accent : weak) : ".",
  ).join("");
  return [row, row, r.chance(0.5) ? row : scattered(size, 0.4, r)];
}

function bassPattern(size: Meter, r: Random, base?: string): string {
  if (r.chance(0.25)) return every(size, size.beat === 3 ? r.pick([1, 3]) : r.pick([2, 2, 4, 8]));
  const density = r.between(0.1, 0.5);
  return drawn(
    size,
    r,
    (place) => (place === 0 ? 0.95 : divides(place, size) ? density : density * size.busy * 0.5),
    base,
  );
}

function chords(size: Meter, r: Random): string[] {
  const kinds = [
    () => "held",
    () => every(size, size.beat === 3 ? r.pick([1, 3]) : r.pick([1, 2, 2, 4, 8])),
    () => scattered(size, r.between(0.2, 0.6), r),
    // Struck between the beats, as guitars of ska and strings of marches do.
    () => every(size, size.beat === 3 ? 3 : 4, size.beat === 3 ? 1 : 2),
    () => "8".padEnd(size.bar, "."),
  ];
  return [0, 1, 2].map(() => r.pick(kinds)());
}

function scattered(size: Meter, density: number, r: Random, base?: string): string {
  return drawn(size, r, (place) => density * (divides(place, size) ? 1 : size.busy), base);
}

const every = (size: Meter, step: number, from = 0) =>
  Array.from({ length: size.bar }, (_, place) => ((place - from) % step === 0 && place >= from ? "8" : ".")).join("");

function swing(bpm: number, r: Random): Groove["swing"] {
  const of = bpm < 115 && r.chance(0.6) ? "sixteenths" : "eighths";
  return { of, least: 0, most: r.between(0.1, 0.4) };
}
