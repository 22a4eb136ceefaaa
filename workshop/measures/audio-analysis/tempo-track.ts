/** A beat that a file of notes has. */
export interface WrittenBeat {
  /** Seconds. */
  time: number;
  /** In its bar, 1 for the first. */
  position: number;
}

interface MetaEvent {
  tick: number;
  type: number;
  data: Uint8Array;
}

const TEMPO = 0x51;
const TIME_SIGNATURE = 0x58;
/** The denominator of a time signature is 2 to a power; this is a quarter note's. */
const QUARTER = 2;
const TRACK = 0x4d_54_72_6b;
/** The standard's values where a file gives none: seconds of a beat, beats of a bar. */
const USUAL = { seconds: 0.5, beats: 4 };

/**
 * The beats of a standard MIDI file by its tempo and its time signatures, up to a time in seconds.
 * @throws {Error} when it is none, counts in pictures of a film, or has bars of other notes than quarters.
 */
export function writtenBeats(file: Uint8Array, until: number): WrittenBeat[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const division = view.getInt16(12);
  if (view.getUint32(0) !== 0x4d_54_68_64 || division <= 0)
    throw new Error("This is no MIDI file that counts in beats.");
  const events = tracks(view)
    .flatMap(metaEvents)
    .sort((a, b) => a.tick - b.tick);
  const signatures = events.filter(({ type }) => type === TIME_SIGNATURE);
  if (signatures.some(({ data: [beats, unit] }) => beats === 0 || unit !== QUARTER))
    throw new Error("Its bars are not of quarters.");
  const beats: WrittenBeat[] = [];
  let [time, seconds, bar, next] = [0, USUAL.seconds, { tick: 0, beats: USUAL.beats }, 0];
  for (let tick = 0; time < until; tick++) {
    for (; next < events.length && (events[next] as MetaEvent).tick <= tick; next++) {
      const { type, data } = events[next] as MetaEvent;
      const [a = 0, b = 0, c = 0] = data;
      if (type === TEMPO) seconds = (a * 65_536 + b * 256 + c) / 1e6;
      if (type === TIME_SIGNATURE) bar = { tick, beats: a };
    }
    if ((tick - bar.tick) % division === 0)
      beats.push({ time, position: 1 + (((tick - bar.tick) / division) % bar.beats) });
    time += seconds / division;
  }
  return beats;
}

function tracks(view: DataView): DataView[] {
  const found: DataView[] = [];
  for (let at = 8 + view.getUint32(4); at + 8 <= view.byteLength; at += 8 + view.getUint32(at + 4)) {
    const length = Math.min(view.getUint32(at + 4), view.byteLength - at - 8);
    if (view.getUint32(at) === TRACK) found.push(new DataView(view.buffer, view.byteOffset + at + 8, length));
  }
  return found;
}

function metaEvents(track: DataView): MetaEvent[] {
  const found: MetaEvent[] = [];
  let [at, tick, status] = [0, 0, 0];
  const variableLength = () => {
    let value = 0;
    while (true) {
      const byte = track.getUint8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  while (at < track.byteLength) {
    tick += variableLength();
    if (track.getUint8(at) >= 0x80) status = track.getUint8(at++);
    if (status < 0xf0) {
      at += status >> 4 === 0xc || status >> 4 === 0xd ? 1 : 2;
      continue;
    }
    const type = status === 0xff ? track.getUint8(at++) : 0;
    const length = variableLength();
    found.push({ tick, type, data: new Uint8Array(track.buffer, track.byteOffset + at, length) });
    at += length;
  }
  return found;
}
