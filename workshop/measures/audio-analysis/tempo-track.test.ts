import { expect, test } from "vitest";
import { writtenBeats } from "./tempo-track.ts";

const text = (name: string) => [...Buffer.from(name)];
const long = (value: number) => [value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 0xff);

/** A file of one track of events, with 96 ticks a beat. */
const midi = (...events: number[][]) => {
  const bytes = [...events, [0, 0xff, 0x2f, 0]].flat();
  return Uint8Array.from([
    ...text("MThd"),
    ...long(6),
    0,
    0,
    0,
    1,
    0,
    96,
    ...text("MTrk"),
    ...long(bytes.length),
    ...bytes,
  ]);
};
const tempo = (wait: number, bpm: number) => [wait, 0xff, 0x51, 3, ...long(60e6 / bpm).slice(1)];
const signature = (wait: number, beats: number, unit = 2) => [wait, 0xff, 0x58, 4, beats, unit, 24, 8];
const note = [0, 0x90, 60, 100, 48, 60, 0];
const at = (file: Uint8Array, until: number) => writtenBeats(file, until).map(({ time }) => Number(time.toFixed(3)));
const positions = (file: Uint8Array, until: number) => writtenBeats(file, until).map(({ position }) => position);

test("counts 120 beats a minute in four where a file says nothing", () => {
  expect(at(midi(note), 3)).toEqual([0, 0.5, 1, 1.5, 2, 2.5]);
  expect(positions(midi(note), 3)).toEqual([1, 2, 3, 4, 1, 2]);
});

test("follows tempi and bars where they change, between notes too", () => {
  const file = midi(tempo(0, 60), signature(0, 3), note, tempo(48, 120), signature(96, 2));
  expect(at(file, 3)).toEqual([0, 1, 1.5, 2, 2.5]);
  expect(positions(file, 3)).toEqual([1, 2, 1, 2, 1]);
});

test("refuses bars of eighths, and files that are no MIDI", () => {
  expect(() => writtenBeats(midi(signature(0, 6, 3)), 1)).toThrow("quarters");
  expect(() => writtenBeats(Uint8Array.from(text("RIFF".repeat(8))), 1)).toThrow("MIDI");
});
