import type { Row, Scene } from "../../row.ts";
import { FAILURE, length, OUT_OF_ORDER, okay } from "./common.ts";

/** Step 2. */
export const TRIM: readonly Row[] = [
  {
    name: "follows the music with its range, its presets and the way back",
    spec: "2: Trim (step 2): waveform range selector with start, end and playhead and a play button …",
    steps: [{ press: "NEXT" }, { wait: { button: "Zoom in" } }],
    inspect: "trim",
    expects: [
      { heading: "Trim your music", level: 1 },
      { path: "/selectaudio?trim" },
      { field: "Start" },
      { field: "End" },
      { button: "Play the selected part" },
      { button: "BACK" },
      { button: "NEXT" },
      { radio: "30 seconds", checked: false },
      { radio: "1 minute", checked: false },
      { text: "Project: Brave Peacock" },
    ],
  },
  {
    name: "fills its place with the song at every width",
    spec: "2: Trim (step 2): waveform range selector",
    expects: [
      {
        that: "the end of a minute stands at 60/75 of the width",
        holds: (page) =>
          page.evaluate(() => {
            const place = document.querySelector(".nj-trimmer__near")?.getBoundingClientRect();
            const end = document.querySelector("[aria-label=End]")?.getBoundingClientRect();
            if (!place || !end) return false;
            return Math.abs((end.x + end.width / 2 - place.x) / place.width - 60 / 75) < 0.02;
          }),
      },
    ],
  },
  {
    name: "begins on custom, with as much as a dance may have",
    spec: "4: Defaults: trim preset starts on custom",
    expects: [{ radio: "custom", checked: true }, length("60")],
  },
  {
    name: "sets the end 30 seconds after the start",
    spec: "4: Trim presets: 30 seconds sets end = start + 30000 ms",
    steps: [{ press: "30 seconds", role: "radio" }],
    expects: [
      { radio: "30 seconds", checked: true },
      length("30"),
      { attribute: "aria-valuenow", of: "[aria-label=End]", is: "30" },
    ],
  },
  {
    name: "sets the end 1 minute after the start",
    spec: "4: 1 minute sets end = start + 60000 ms",
    steps: [{ press: "1 minute", role: "radio" }],
    expects: [
      { radio: "1 minute", checked: true },
      length("60"),
      { attribute: "aria-valuenow", of: "[aria-label=End]", is: "60" },
    ],
  },
  {
    name: "switches to custom at a length that is no multiple of 30 ms",
    spec: "4: Any change making the length not a multiple of 30 ms switches to custom",
    steps: [
      { press: "30 seconds", role: "radio" },
      { key: "ArrowRight", on: "End" },
    ],
    expects: [{ radio: "custom", checked: true }, length("30.01")],
  },
  {
    name: "keeps the preset while the length does not change",
    spec: "4: Any change making the length not a multiple of 30 ms switches to custom",
    steps: [
      { press: "30 seconds", role: "radio" },
      { key: "Shift+ArrowRight", on: "Selected part" },
    ],
    expects: [
      { radio: "30 seconds", checked: true },
      length("30"),
      { attribute: "aria-valuenow", of: "[aria-label=Start]", is: "0.1" },
    ],
  },
  {
    name: "plays the part and pauses it",
    spec: "2: Trim: … and a play button",
    steps: [{ press: "Play the selected part" }, { wait: { button: "Pause" } }, { press: "Pause" }],
    expects: [{ button: "Play the selected part" }],
  },
  {
    name: "goes no further with more than a minute",
    spec: "5: Trim NEXT: trimmed length at most 60000 ms, else 'Duration Exceeding' / '…'",
    steps: [
      { press: "1 minute", role: "radio" },
      { key: "ArrowRight", on: "End" },
      { wait: length("60.01") },
      { press: "NEXT" },
    ],
    expects: [
      {
        dialog: "Please trim a part under 1 minute and then try again!",
        title: "Duration Exceeding",
        buttons: ["okay"],
      },
    ],
  },
  okay,
  {
    name: "shows the error's text when the project could not be made",
    spec: "8: Create project failure: alert shows the error text",
    steps: [
      { press: "30 seconds", role: "radio" },
      { answer: { call: "/api/createproject", ...FAILURE } },
      { press: "NEXT" },
    ],
    expects: [OUT_OF_ORDER],
  },
  okay,
  {
    name: "goes back and loses nothing",
    spec: "2: Trim: BACK and NEXT",
    steps: [
      { press: "BACK" },
      { wait: { all: ".nj-chosen__name", are: ["drums.wav"] } },
      { press: "NEXT" },
      { wait: { button: "Zoom in" } },
    ],
    expects: [length("30"), { radio: "30 seconds", checked: true }],
  },
  {
    name: "says 'setting audio...' while it is busy",
    spec: "2: Trim: While busy: 'setting audio...'",
    steps: [{ answer: { call: "/api/createproject", mode: "hold" } }, { press: "NEXT" }],
    inspect: "trim-busy",
    expects: [{ text: "setting audio..." }, { button: "CANCEL" }, { button: "BACK", disabled: false }],
  },
];

export const TRIM_TEST: readonly Scene[] = [
  {
    scene: "Trim test page",
    as: "visitor",
    at: "/rnd",
    rows: [
      {
        name: "trims any file",
        spec: "2: /rnd: Temporary audio-trim test page",
        steps: [{ choose: "short", in: "Music file" }, { wait: { button: "Zoom in" } }],
        inspect: "rnd",
        expects: [
          length("12"),
          { radio: "custom", checked: true },
          { radio: "30 seconds", checked: false, disabled: true },
        ],
      },
      {
        name: "rejects what is no audio",
        spec: "5: the trim widget rejects non-audio files with 'Invalid file type'",
        steps: [{ choose: "notMusic", in: "Music file" }],
        inspect: "rnd-refused",
        expects: [{ text: "Invalid file type" }],
      },
    ],
  },
];
