import { AUDIO_ACCEPT } from "@nataraj/sdk";
import type { Expectation, Row } from "../../row.ts";
import { okay } from "./common.ts";

/** Step 1. */
export const MUSIC: readonly Row[] = [
  {
    name: "offers a name, an upload and NEXT",
    spec: "2: Select audio (step 1): project name shown as 'Project: {name}' … UPLOAD FROM FILES … NEXT",
    inspect: "select-audio",
    expects: [
      { heading: "Choose your music", level: 1 },
      { button: "UPLOAD FROM FILES" },
      { button: "NEXT" },
      { attribute: "accept", of: "input[type=file]", is: AUDIO_ACCEPT },
    ],
  },
  {
    name: "begins with a name of an adjective and an animal",
    spec: "3: Random project name: 'adjective animal'",
    expects: [
      {
        that: "the name is Project: and two words",
        holds: async (page) =>
          /^Project: [\w-]+ [\w -]+$/.test(await page.locator(".nj-project-name__text").innerText()),
      },
    ],
  },
  {
    name: "lets the name be edited with a pencil and kept with a tick",
    spec: "2: Select audio: editable via a pencil/tick toggle",
    steps: [
      { press: "Rename the project" },
      { fill: "Project name", with: "Brave Peacock" },
      { press: "Keep the name" },
    ],
    expects: [{ text: "Project: Brave Peacock" }, { button: "Rename the project" }],
  },
  {
    name: "has a library of five songs, each to be heard and chosen",
    spec: "2: A library of 5 songs, each with play/pause and select controls",
    expects: [
      { all: ".nj-songs__song", count: 5 },
      ...["Calle de Agua", "Marigold Morning", "Neon Staircase", "Paper Crown", "Winter Window"].flatMap(
        (title): Expectation[] => [{ button: `Play ${title}` }, { button: `Select ${title}` }],
      ),
    ],
  },
  {
    name: "goes nowhere without a file",
    spec: "5: Select audio NEXT: a file must be chosen, else alert 'No file detected' / '…'",
    steps: [{ press: "NEXT" }],
    expects: [
      { dialog: "Please select a music file and then try again!", title: "No file detected", buttons: ["okay"] },
    ],
  },
  okay,
  {
    name: "plays one song at a time, and pauses it",
    spec: "2: A library of 5 songs, each with play/pause",
    steps: [
      { press: "Play Paper Crown" },
      { wait: { button: "Pause Paper Crown" } },
      { press: "Play Neon Staircase" },
      { wait: { button: "Pause Neon Staircase" } },
      { wait: { button: "Play Paper Crown" } },
      { press: "Pause Neon Staircase" },
    ],
    expects: [{ button: "Play Neon Staircase" }],
  },
  {
    name: "tells in the browser's own alert that a song could not be had",
    spec: "8: Library song download failure: browser alert with error text (HTTP error status)",
    steps: [{ answer: { call: "/api/songs/*.mp3", status: 503 } }, { press: "Select Paper Crown" }],
    expects: [{ alert: "HTTP error! status: 503" }, { dialogs: "none" }],
  },
  {
    name: "takes a song of the library",
    spec: "2: A thumbnail of the chosen audio and its file name",
    steps: [{ release: "/api/songs/*.mp3" }, { press: "Select Paper Crown" }],
    inspect: "select-audio-chosen",
    expects: [
      { button: "Select Paper Crown", pressed: true },
      { all: ".nj-chosen__name", are: ["Paper Crown.mp3"] },
      { all: ".nj-chosen__picture svg, .nj-chosen__picture img", count: 1 },
    ],
  },
  {
    name: "refuses what is no audio",
    spec: "5: the trim widget rejects non-audio files with 'Invalid file type'",
    steps: [{ choose: "notMusic", in: "Music file" }],
    expects: [{ dialog: "Invalid file type", title: "Error!", buttons: ["okay"] }],
  },
  okay,
  {
    name: "takes a file",
    spec: "2: An UPLOAD FROM FILES button accepts audio files",
    steps: [{ choose: "song", in: "Music file" }],
    expects: [{ all: ".nj-chosen__name", are: ["drums.wav"] }],
  },
];
