import type { Bar } from "../form.ts";
import type { Meter } from "../grooves/groove.ts";
import type { Random } from "../random.ts";
import type { Break, Events } from "./events.ts";

/** Places of a bar on which all strike and rest between, in beats; a rest of a whole beat would be a break. */
const HITS: Partial<Record<Meter, readonly (readonly number[])[]>> = {
  3: [
    [0, 1, 2],
    [0, 1, 2, 2.5],
  ],
  4: [
    [0, 1, 2, 3],
    [0, 0.5, 1.5, 2.5, 3],
    [0, 1, 1.5, 2.5, 3.5],
    [0, 1, 2, 2.5, 3.5],
  ],
};

/**
 * Draws what a band does besides its patterns, and changes the bars for it: breaks, strikes, fills that end in a cymbal,
 * builds that end in a drop. One song in five has none of it.
 * @param isFast A rest of a beat is too short to be a break.
 */
export function drawEvents(bars: Bar[], meter: Meter, hasDrums: boolean, isFast: boolean, r: Random): Events {
  const events: Events = { strikes: [], breaks: [], builds: [], rests: [], drumsAlone: [] };
  for (const bar of bars) Object.assign(bar, { begins: false, fill: false, stops: false, rises: false });
  // Where nobody plays for bars, the band has stopped too.
  for (const bar of bars) bar.chords ||= !bar.bass && !bar.drums;
  if (r.chance(0.2)) return events;
  const likely = r.between(0.5, 1.5);
  let free = 2;
  for (let i = 2; i < bars.length - 2; i++) {
    if (i < free) continue;
    const changes = bars[i]?.section !== bars[i + 1]?.section;
    const kind = drawKind(changes, likely, r);
    if (kind === "build" && i + 5 < bars.length) free = addBuild(i);
    else if (kind !== undefined && kind !== "build") free = add(kind, i);
  }
  for (const [i, bar] of bars.entries())
    if (i > 0 && enters(bar, bars[i - 1] as Bar) && r.chance(0.6)) strikeAt(bar.first);
  events.strikes.sort((a, b) => a.at - b.at);
  return events;

  /** The band comes in with a strike, if nothing else happens there. */
  function strikeAt(beat: number): void {
    const stopped = [...events.breaks, ...events.builds, ...events.drumsAlone];
    const isTaken = stopped.some(({ from, to }) => beat >= from && beat < to);
    if (!isTaken && events.strikes.every(({ at }) => Math.abs(at - beat) >= 1))
      events.strikes.push({ at: beat, kind: "entry" });
  }

  function leavesOf(voice: number, melody: number): Break["leaves"] {
    const drawn = r.next();
    return drawn < voice ? "voice" : drawn < voice + melody ? "melody" : "nothing";
  }

  function add(kind: Exclude<Kind, "build">, i: number): number {
    const { first: start, beats } = bars[i] as Bar;
    const end = start + beats;
    if (kind === "break") {
      const from = Math.max(start, end - r.pick(isFast ? [2, 3, 4] : [1, 1.5, 2, 3, 4]));
      events.breaks.push({ from, to: end, leaves: leavesOf(0.25, 0.3) });
      events.strikes.push({ at: end, kind: "return" });
      return i + 2;
    }
    if (kind === "stop time") {
      const stop = start + r.pick([0.5, 1]);
      events.rests.push({ from: start, to: stop });
      events.strikes.push({ at: start, kind: "stab" }, { at: end, kind: "return" });
      events.breaks.push({ from: stop, to: end, leaves: leavesOf(0.15, 0.15) });
      return i + 2;
    }
    if (kind === "hits") {
      events.rests.push({ from: start, to: end });
      for (const beat of r.pick(HITS[meter] ?? [[0, 1]])) events.strikes.push({ at: start + beat, kind: "stab" });
      return i + 2;
    }
    if (kind === "stab") {
      events.strikes.push({ at: start + r.pick([0, 0.5, 1.5, 2.5]), kind: "stab" });
      return i + 1;
    }
    if (kind === "drums alone") {
      events.drumsAlone.push({ from: start, to: end + meter });
      return i + 3;
    }
    if (kind === "fill" && hasDrums) {
      Object.assign(bars[i] as Bar, { fill: true });
      events.strikes.push({ at: end, kind: "fill" });
    } else if (hasDrums) events.strikes.push({ at: end, kind: "crash" });
    return i + 2;
  }

  function addBuild(i: number): number {
    const length = r.pick([2, 2, 4]);
    const [from, to] = [(bars[i] as Bar).first, (bars[i + length] as Bar).first];
    const gap = r.chance(0.4) ? r.pick(isFast ? [2] : [1, 1, 2]) : 0;
    const [riser, roll] = r.pick([
      [true, true],
      [true, true],
      [false, true],
      [true, false],
    ] as const);
    events.builds.push({ from, to, riser, roll });
    if (gap) events.breaks.push({ from: to - gap, to, leaves: "nothing" });
    events.strikes.push({ at: to, kind: "drop" });
    const drop = bars[i + length] as Bar;
    const opened = { drums: hasDrums, bass: true, chords: true, loudness: 1 };
    for (const bar of bars.slice(i + length, i + length + 4)) Object.assign(bar, { ...opened, section: drop.section });
    return i + length + 4;
  }
}

/** Drums or bass begin where they were silent. */
function enters(bar: Bar, before: Bar): boolean {
  return (bar.drums && !before.drums) || (bar.bass && !before.bass);
}

type Kind = "break" | "stop time" | "hits" | "stab" | "drums alone" | "fill" | "crash" | "build";

function drawKind(changes: boolean, likely: number, r: Random): Kind | undefined {
  const chances: [Kind, number][] = changes
    ? [
        ["break", 0.22],
        ["build", 0.3],
        ["fill", 0.2],
        ["crash", 0.25],
        ["stop time", 0.06],
      ]
    : [
        ["hits", 0.04],
        ["stop time", 0.04],
        ["stab", 0.05],
        ["drums alone", 0.03],
        ["break", 0.04],
        ["build", 0.07],
      ];
  let left = r.next() / likely;
  for (const [kind, chance] of chances) {
    left -= chance;
    if (left < 0) return kind;
  }
  return undefined;
}
