import type { Random } from "../random.ts";
import type { Groove, Meter, Rubato } from "./groove.ts";
import { inventGroove } from "./invented.ts";
import { unsettle } from "./unsettled.ts";

/** Tempi of a pianist alone, by the beats of a bar. */
const TEMPI: Record<2 | 3 | 4, readonly [number, number]> = { 2: [50, 116], 3: [66, 184], 4: [50, 144] };
/** Beats of three parts are slower. */
const COMPOUND: readonly [number, number] = [46, 108];
/** A bass and chords in turn, as in stride, marches and two-beat country. */
const TURNS: readonly [number, number] = [96, 218];

/**
 * Music in which beats are hard to hear, drawn by chance: a pianist whose tempo breathes, bass and chords in turn, bands
 * that come late, bars that are hard to find. No texture is written down, so that none of the kinds that are held out is
 * learned by heart.
 */
export function expressive(r: Random): Groove {
  const draw = r.pick([pianist, pianist, pianist, pianist, inTurn, inTurn, lateBand, unsettle]);
  return { ...draw(r), name: "expressive" };
}

/** A pianist alone: the left hand keeps the bar, the right hand has chords, broken chords or a chorale. */
function pianist(r: Random): Groove {
  const meter = r.pick([2, 3, 3, 4, 4, 4] as const);
  const steps = r.chance(0.3) ? 3 : 4;
  const bpm = between(steps === 3 ? COMPOUND : TEMPI[meter], r);
  const places = meter * steps;
  return {
    name: "pianist",
    weight: 1,
    meter,
    steps,
    bpm: [bpm, bpm],
    drift: r.between(0.01, 0.05),
    drums: {},
    bass: three(r, () => leftHand(meter, steps, r)),
    chords: three(r, () => rightHand(places, steps, r)),
    walking: r.chance(0.3),
    ...(r.chance(0.8) && { rubato: breath(r) }),
    ...(r.chance(0.25) && { late: [0.005, 0.05] as const }),
  };
}

function breath(r: Random): Rubato {
  const depth = r.between(0.1, 0.6);
  return {
    ...(r.chance(0.85) && { phrases: [0.6 * depth, depth] as const }),
    ...(r.chance(0.35) && { ritardando: r.between(0.4, 0.85) }),
    ...(r.chance(0.25) && { fermata: r.between(1.5, 3) }),
    ...(r.chance(0.1) && { changes: [0.75, 0.85, 1.2, 1.35] }),
  };
}

/** A bar of bass: a note a bar, half a bar or a beat, or broken chords. */
function leftHand(meter: Meter, steps: number, r: Random): string {
  const places = meter * steps;
  const half = meter === 4 ? 2 * steps : steps;
  const every = r.pick([places, places, half, half, steps, divided(steps)]);
  return row(places, steps, (place) => place % every === 0 && (place === 0 || r.chance(0.93)), r);
}

/** A bar of the right hand: on the beats, after them, broken, or a chorale. */
function rightHand(places: number, steps: number, r: Random): string {
  const after = divided(steps);
  const kinds: (() => string)[] = [
    () => "held",
    () => row(places, steps, (place) => place % steps === 0, r),
    () => row(places, steps, (place) => place >= steps && place % steps === 0, r),
    () => row(places, steps, (place) => place % steps === after, r),
    () => row(places, steps, (place) => place % after === 0 && r.chance(0.95), r),
    () => row(places, steps, () => r.chance(0.95), r),
    () => row(places, steps, (place) => place === 0 || (place % after === 0 && r.chance(0.45)), r),
  ];
  return r.pick(kinds)();
}

/** Steps of half a beat, or of a third where a beat has three. */
const divided = (steps: number) => (steps === 3 ? 1 : 2);

/** Bass and chords in turn. What both make together is the beat; slower, the chords are between the beats. */
function inTurn(r: Random): Groove {
  const bpm = between(TURNS, r);
  const isQuick = bpm > 150 || r.chance(0.5);
  const meter = r.chance(0.3) ? 2 : 4;
  const distance = isQuick ? 4 : 2;
  const beats = isQuick ? bpm : Math.max(72, Math.min(132, bpm / 1.2));
  const places = meter * 4;
  const bass = () => row(places, 4, (place) => place % (2 * distance) === 0 || r.chance(0.04), r);
  const chords = () => row(places, 4, (place) => place % (2 * distance) === distance || r.chance(0.03), r);
  const band = inventGroove(r, meter === 2 ? 2 : 4);
  return {
    name: "in turn",
    weight: 1,
    meter,
    bpm: [beats, beats],
    drift: r.between(0.005, 0.03),
    ...(r.chance(0.4) && { swing: { of: "eighths" as const, least: 0, most: r.between(0.1, 0.4) } }),
    drums: r.chance(0.35) && band.steps !== 3 ? band.drums : {},
    bass: three(r, bass),
    chords: three(r, chords),
    walking: r.chance(0.6),
    ...(r.chance(0.2) && { rubato: { ritardando: r.between(0.5, 0.8) } }),
  };
}

/** A band or strings that come after the beat, or slow down at the end. */
function lateBand(r: Random): Groove {
  const groove = inventGroove(r);
  const isSoft = r.chance(0.4);
  return {
    ...groove,
    drift: Math.max(groove.drift, 0.008),
    ...(isSoft && { drums: {}, chords: ["held"], changes: r.pick([[1], [2], [1, 2]]) }),
    ...(r.chance(0.7) && { late: [0.015, 0.06] as const }),
    ...(r.chance(0.6) && { rubato: { ritardando: r.between(0.4, 0.85), fermata: r.pick([1, 1.5, 2.5]) } }),
  };
}

/** A pattern, louder on beats, loudest on the first. */
function row(places: number, steps: number, has: (place: number) => boolean, r: Random): string {
  return Array.from({ length: places }, (_, place) => {
    if (!has(place)) return ".";
    const strength = place === 0 ? 8 : place % steps === 0 ? r.whole(6, 8) : r.whole(4, 6);
    return String(strength);
  }).join("");
}

/** One pattern for each kind of section: some come again. */
function three(r: Random, draw: () => string): string[] {
  const first = draw();
  return [first, r.chance(0.6) ? first : draw(), r.chance(0.6) ? first : draw()];
}

const between = ([low, high]: readonly [number, number], r: Random) => low * (high / low) ** r.next();
