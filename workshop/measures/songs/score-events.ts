import type { LibrarySong } from "../../songs/library/song.ts";
import type { TimedEvents } from "../audio-analysis/corpus/events/events.ts";

/** Events nearer to an end of the clip than this cannot be told from it, seconds. */
const EDGES = { start: 0.1, end: 0.3 } as const;

/** What happens in a library song up to a time, seconds: strikes, breaks, and builds that end on their drop. */
export function scoreEvents({ tempo, events }: LibrarySong, seconds: number): TimedEvents {
  const timed = ({ from, to }: { from: number; to: number }): [number, number] => [
    (from * 60) / tempo,
    (to * 60) / tempo,
  ];
  const isInside = (time: number) => time > EDGES.start && time < seconds - EDGES.end;
  return {
    strikes: events.strikes.map((beat) => (beat * 60) / tempo).filter(isInside),
    breaks: events.stops.map(timed).filter(([, to]) => isInside(to)),
    builds: events.builds.map(timed).filter(([, to]) => isInside(to)),
  };
}
