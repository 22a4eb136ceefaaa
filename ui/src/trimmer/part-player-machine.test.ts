// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { type PartAudio, partPlayerMachine } from "./part-player-machine.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

class FakeSong extends EventTarget {
  currentTime = 0;
  ended = false;
  paused = true;
  seeking = false;
  refuses = false;
  async play() {
    if (this.refuses) throw new DOMException("no sound", "NotAllowedError");
    this.paused = false;
    this.dispatchEvent(new Event("play"));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }
}

function open() {
  const song = new FakeSong();
  const audio: PartAudio = song;
  const player = createActor(partPlayerMachine, { input: { audio, part: { start: 10, end: 20 } } }).start();
  const toggle = () => player.send({ type: "TOGGLE" });
  /** The song has come to a place, and its playhead is looked at. */
  const reach = (seconds: number) => {
    song.currentTime = seconds;
    vi.advanceTimersByTime(10);
  };
  return { song, player, toggle, reach, value: () => player.getSnapshot().value };
}

it("plays from the start of the part, and stops at its end to begin anew", () => {
  const { song, toggle, reach, value } = open();
  toggle();
  expect([value(), song.currentTime]).toEqual(["playing", 10]);
  reach(19.9);
  expect([value(), song.currentTime]).toEqual(["playing", 19.9]);
  reach(20.004);
  expect([value(), song.currentTime, song.paused]).toEqual(["silent", 10, true]);
});

it("goes on from a playhead inside the part after it was stopped", () => {
  const { song, toggle, reach, value } = open();
  toggle();
  reach(14);
  toggle();
  expect([value(), song.paused]).toEqual(["silent", true]);
  toggle();
  expect([value(), song.currentTime]).toEqual(["playing", 14]);
});

it("follows a part that changes while it is heard, but for the inexactness of seeking", () => {
  const { song, player, toggle, reach } = open();
  toggle();
  reach(12);
  player.send({ type: "CHOOSE_PART", part: { start: 12.04, end: 20 } });
  reach(12);
  expect(song.currentTime).toBe(12);
  player.send({ type: "CHOOSE_PART", part: { start: 15, end: 20 } });
  reach(12);
  expect(song.currentTime).toBe(15);
  song.seeking = true;
  reach(12);
  expect(song.currentTime).toBe(12);
});

it("stops where the song itself ends", () => {
  const { song, player, toggle, value } = open();
  player.send({ type: "CHOOSE_PART", part: { start: 10, end: 30 } });
  toggle();
  song.currentTime = 25;
  song.ended = true;
  song.dispatchEvent(new Event("ended"));
  expect([value(), song.currentTime]).toEqual(["silent", 10]);
});

it("stays silent where the browser refuses sound, and may be asked again", async () => {
  const { song, toggle, value } = open();
  song.refuses = true;
  toggle();
  await Promise.resolve();
  expect(value()).toBe("silent");
  song.refuses = false;
  toggle();
  expect(value()).toBe("playing");
});

it("silences the song when it is left, and looks at it no more", () => {
  const { song, player, toggle, reach } = open();
  toggle();
  player.stop();
  expect(song.paused).toBe(true);
  reach(25);
  expect(song.currentTime).toBe(25);
});
