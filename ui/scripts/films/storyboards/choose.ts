import { changeTrim, type Trim } from "@nataraj/sdk";
import type { Tutorial } from "../film.ts";
import { during, follow, mix } from "../motion.ts";
import { type Act, pointerAt, pressOf, touchAt } from "../pointer.ts";
import { CHOOSE_MUSIC_HEIGHT, chooseMusic } from "../screens/choose-music.ts";
import { middleOf, type Touch } from "../screens/controls.ts";
import { GRIP_Y, placeOf, trimMusic } from "../screens/trim.ts";

const PROJECT = "gentle peacock";
/** Length of the song, milliseconds. */
const SONG = 74_930;
/** Seconds at which the page of the music gives way to that of its part, and how long that takes. */
const TURN = { at: 7.6, takes: 0.5 };

const none = (): Touch => ({});
const shown = chooseMusic({ project: PROJECT, appeared: 1, touch: none });
const [song] = shown.rows;
if (!song) throw new Error("The library is empty.");

const choosing: readonly Act[] = [
  { at: 0, to: [700, 560] },
  { at: 1.5, to: middleOf(shown.upload), over: "upload" },
  { at: 3.1, to: middleOf(song.play), over: "play 0", press: true, takes: 1 },
  { at: 5.1, to: middleOf(song.select), over: "select 0", press: true, takes: 0.6 },
  { at: 7.1, to: middleOf(shown.next), over: "next", press: true, takes: 1 },
];
const [heardAt, chosenAt] = [pressOf(choosing[2] as Act), pressOf(choosing[3] as Act)];

/** The part as it is changed by the hand: its end first, then its beginning; milliseconds. */
const ENDS = { from: 60_000, to: 48_000, start: 18_000 };
const place = (time: number) => [placeOf(time, SONG), GRIP_Y] as const;
const cut = (start: number, end: number): Trim =>
  changeTrim({ duration: SONG, start: 0, end: ENDS.from, preset: "custom" }, { type: "SELECT_RANGE", start, end });
const page = trimMusic({ project: PROJECT, fileName: "", trim: cut(ENDS.start, ENDS.to), touch: none });

const trimming: readonly Act[] = [
  { at: 7.1, to: middleOf(shown.next) },
  { at: 9.1, to: place(ENDS.from), drag: true, takes: 1 },
  { at: 10.9, to: place(ENDS.to), takes: 1.3 },
  { at: 11.9, to: place(0), drag: true, takes: 0.9 },
  { at: 13.6, to: place(ENDS.start), takes: 1.3 },
  { at: 15, to: middleOf(page.play), over: "listen", press: true, takes: 0.9 },
  { at: 18.4, to: middleOf(page.next), over: "next", press: true, takes: 1 },
];
const listenedAt = pressOf(trimming[5] as Act);

/** A song of the library, and the part of it to dance to. */
export const choose: Tutorial = {
  name: "choose",
  seconds: 20,
  poster: 13,
  sceneAt: (seconds) => (seconds < TURN.at ? choosingAt(seconds) : trimmingAt(seconds)),
};

function choosingAt(seconds: number) {
  const near = during(seconds, 1.9, 1.1) - during(seconds, 5.7, 1.1);
  return {
    page: chooseMusic({
      project: PROJECT,
      heard: seconds >= heardAt && seconds < chosenAt ? 0 : undefined,
      chosen: seconds >= chosenAt ? 0 : undefined,
      appeared: during(seconds, chosenAt, 0.4),
      touch: (name) => touchAt(choosing, name, seconds),
    }).svg,
    framing: {
      x: mix(0, 420, near),
      y: follow(
        [
          { at: 0, value: 90 },
          { at: 2.9, value: 262, takes: 1 },
          { at: 6.9, value: CHOOSE_MUSIC_HEIGHT - 535, takes: 1.2 },
        ],
        seconds,
      ),
      width: mix(1120, 700, near),
    },
    pointer: pointerAt(choosing, seconds),
    veil: during(seconds, TURN.at - TURN.takes, TURN.takes),
  };
}

function trimmingAt(seconds: number) {
  const end = mix(ENDS.from, ENDS.to, during(seconds, 9.6, 1.3));
  const start = mix(0, ENDS.start, during(seconds, 12.3, 1.3));
  const near = during(seconds, 8.2, 1) - during(seconds, 14.1, 1);
  return {
    page: trimMusic({
      project: PROJECT,
      fileName: "Marigold Morning.mp3",
      trim: cut(Math.round(start / 30) * 30, Math.round(end / 30) * 30),
      playhead: seconds >= listenedAt ? ENDS.start / 1000 + seconds - listenedAt : undefined,
      touch: (name) => touchAt(trimming, name, seconds),
    }).svg,
    framing: { x: 0, y: mix(268, 300, near), width: 1120 },
    pointer: pointerAt(trimming, seconds),
    veil: 1 - during(seconds, TURN.at, TURN.takes),
  };
}
