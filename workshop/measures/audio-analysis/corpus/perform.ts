import type { BeatGrid } from "./beat-grid.ts";
import type { Events } from "./events/events.ts";
import { playEvents } from "./events/play-events.ts";
import type { Bar } from "./form.ts";
import type { Groove } from "./grooves/groove.ts";
import type { Orchestra } from "./instruments/orchestra.ts";
import type { Performance } from "./performance.ts";
import { playBass } from "./players/bassist.ts";
import { playChords } from "./players/chords.ts";
import { playDrums } from "./players/drummer.ts";
import { playLead } from "./players/soloist.ts";
import type { Random } from "./random.ts";
import { Track } from "./track.ts";

/** Plays a form on a grid: every instrument with its own patterns, feel and sound. */
export function perform(
  groove: Groove,
  bars: readonly Bar[],
  grid: BeatGrid,
  seconds: number,
  orchestra: Orchestra,
  r: Random,
  events?: Events,
): Performance {
  const live = groove.drift > 0 ? r.next() : 0;
  const late = groove.late ? r.between(...groove.late) : 0;
  const feel = (delay = late) => ({ offset: delay + r.normal(0.006 * live), jitter: 0.008 * live });
  const tracks = {
    drums: new Track(seconds),
    bass: new Track(seconds),
    chords: new Track(seconds),
    lead: new Track(seconds),
    kicks: [] as number[],
  };
  const session = { groove, bars, grid, r, tracks, orchestra, feel };
  const key = r.whole(0, 11);
  playDrums(session);
  playBass(session, key);
  playChords(session, key);
  playLead(session, key);
  if (events) playEvents(session, key, events);
  return tracks;
}
