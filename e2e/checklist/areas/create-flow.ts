import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Page } from "playwright";
import type { Row, Scene, Sight } from "../row.ts";

const FAILURE = { status: 500, json: { error: "internal", message: "The machine is out of order." } };
const OUT_OF_ORDER = { dialog: "The machine is out of order.", title: "Error!", buttons: ["okay"] };
const GENERATING =
  "Generating your choreography... You can stay here or go back to dashboard to see your completed project once done";

const length = (seconds: string): Sight => ({ text: `Total Length: ${seconds} seconds` });
const okay: Row = {
  name: "goes on after okay",
  spec: "8: button 'okay'",
  does: [{ press: "okay" }],
  sees: [{ dialogs: "none" }],
};

const MUSIC: readonly Row[] = [
  {
    name: "offers a name, an upload and NEXT",
    spec: "2: Select audio (step 1): project name shown as 'Project: {name}' … UPLOAD FROM FILES … NEXT",
    look: "select-audio",
    sees: [
      { heading: "Choose your music", level: 1 },
      { button: "UPLOAD FROM FILES" },
      { button: "NEXT" },
      { attribute: "accept", of: "input[type=file]", is: "audio/*" },
    ],
  },
  {
    name: "begins with a name of an adjective and an animal",
    spec: "3: Random project name: 'adjective animal'",
    sees: [
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
    does: [
      { press: "Rename the project" },
      { fill: "Project name", with: "Brave Peacock" },
      { press: "Keep the name" },
    ],
    sees: [{ text: "Project: Brave Peacock" }, { button: "Rename the project" }],
  },
  {
    name: "has a library of five songs, each to be heard and chosen",
    spec: "2: A library of 5 songs, each with play/pause and select controls",
    sees: [
      { all: ".nj-songs__song", count: 5 },
      ...["Calle de Agua", "Marigold Morning", "Neon Staircase", "Paper Crown", "Winter Window"].flatMap(
        (title): Sight[] => [{ button: `Play ${title}` }, { button: `Select ${title}` }],
      ),
    ],
  },
  {
    name: "goes nowhere without a file",
    spec: "5: Select audio NEXT: a file must be chosen, else alert 'No file detected' / '…'",
    does: [{ press: "NEXT" }],
    look: "select-audio-no-file",
    sees: [{ dialog: "Please select a music file and then try again!", title: "No file detected", buttons: ["okay"] }],
  },
  okay,
  {
    name: "plays one song at a time, and pauses it",
    spec: "2: A library of 5 songs, each with play/pause",
    does: [
      { press: "Play Paper Crown" },
      { wait: { button: "Pause Paper Crown" } },
      { press: "Play Neon Staircase" },
      { wait: { button: "Pause Neon Staircase" } },
      { wait: { button: "Play Paper Crown" } },
      { press: "Pause Neon Staircase" },
    ],
    sees: [{ button: "Play Neon Staircase" }],
  },
  {
    name: "tells in the browser's own alert that a song could not be had",
    spec: "8: Library song download failure: browser alert with error text (HTTP error status)",
    does: [{ answer: { call: "/api/songs/*.mp3", status: 503 } }, { press: "Select Paper Crown" }],
    sees: [{ alert: "HTTP error! status: 503" }, { dialogs: "none" }],
  },
  {
    name: "takes a song of the library",
    spec: "2: A thumbnail of the chosen audio and its file name",
    does: [{ release: "/api/songs/*.mp3" }, { press: "Select Paper Crown" }],
    look: "select-audio-chosen",
    sees: [
      { button: "Select Paper Crown", pressed: true },
      { all: ".nj-chosen__name", are: ["Paper Crown.mp3"] },
      { all: ".nj-chosen__picture svg, .nj-chosen__picture img", count: 1 },
    ],
  },
  {
    name: "refuses what is no audio",
    spec: "5: the trim widget rejects non-audio files with 'Invalid file type'",
    does: [{ choose: "notMusic", in: "Music file" }],
    sees: [{ dialog: "Invalid file type", title: "Error!", buttons: ["okay"] }],
  },
  okay,
  {
    name: "takes a file",
    spec: "2: An UPLOAD FROM FILES button accepts audio files",
    does: [{ choose: "song", in: "Music file" }],
    sees: [{ all: ".nj-chosen__name", are: ["drums.wav"] }],
  },
];

const TRIM: readonly Row[] = [
  {
    name: "follows the music with its range, its presets and the way back",
    spec: "2: Trim (step 2): waveform range selector with start, end and playhead and a play button …",
    does: [{ press: "NEXT" }, { wait: { button: "Zoom in" } }],
    look: "trim",
    sees: [
      { heading: "Trim your music", level: 1 },
      { path: "/selectaudio" },
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
    sees: [
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
    sees: [{ radio: "custom", checked: true }, length("60")],
  },
  {
    name: "sets the end 30 seconds after the start",
    spec: "4: Trim presets: 30 seconds sets end = start + 30000 ms",
    does: [{ press: "30 seconds", role: "radio" }],
    sees: [
      { radio: "30 seconds", checked: true },
      length("30"),
      { attribute: "aria-valuenow", of: "[aria-label=End]", is: "30" },
    ],
  },
  {
    name: "sets the end 1 minute after the start",
    spec: "4: 1 minute sets end = start + 60000 ms",
    does: [{ press: "1 minute", role: "radio" }],
    sees: [
      { radio: "1 minute", checked: true },
      length("60"),
      { attribute: "aria-valuenow", of: "[aria-label=End]", is: "60" },
    ],
  },
  {
    name: "switches to custom at a length that is no multiple of 30 ms",
    spec: "4: Any change making the length not a multiple of 30 ms switches to custom",
    does: [
      { press: "30 seconds", role: "radio" },
      { key: "ArrowRight", on: "End" },
    ],
    sees: [{ radio: "custom", checked: true }, length("30.01")],
  },
  {
    name: "keeps the preset while the length does not change",
    spec: "4: Any change making the length not a multiple of 30 ms switches to custom",
    does: [
      { press: "30 seconds", role: "radio" },
      { key: "Shift+ArrowRight", on: "Selected part" },
    ],
    sees: [
      { radio: "30 seconds", checked: true },
      length("30"),
      { attribute: "aria-valuenow", of: "[aria-label=Start]", is: "0.1" },
    ],
  },
  {
    name: "plays the part and pauses it",
    spec: "2: Trim: … and a play button",
    does: [{ press: "Play the selected part" }, { wait: { button: "Pause" } }, { press: "Pause" }],
    sees: [{ button: "Play the selected part" }],
  },
  {
    name: "goes no further with more than a minute",
    spec: "5: Trim NEXT: trimmed length at most 60000 ms, else 'Duration Exceeding' / '…'",
    does: [
      { press: "1 minute", role: "radio" },
      { key: "ArrowRight", on: "End" },
      { wait: length("60.01") },
      { press: "NEXT" },
    ],
    look: "trim-too-long",
    sees: [
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
    does: [
      { press: "30 seconds", role: "radio" },
      { answer: { call: "/api/createproject", ...FAILURE } },
      { press: "NEXT" },
    ],
    sees: [OUT_OF_ORDER],
  },
  okay,
  {
    name: "goes back and loses nothing",
    spec: "2: Trim: BACK and NEXT",
    does: [
      { press: "BACK" },
      { wait: { all: ".nj-chosen__name", are: ["drums.wav"] } },
      { press: "NEXT" },
      { wait: { button: "Zoom in" } },
    ],
    sees: [length("30"), { radio: "30 seconds", checked: true }],
  },
  {
    name: "says 'setting audio...' while it is busy",
    spec: "2: Trim: While busy: 'setting audio...'",
    does: [{ answer: { call: "/api/createproject", instead: "hold" } }, { press: "NEXT" }],
    look: "trim-busy",
    sees: [{ text: "setting audio..." }],
  },
];

const STYLE: readonly Row[] = [
  {
    name: "follows with eight tiles, of which Hip Hop is chosen",
    spec: "2: Select dance style (step 3): 8 toggle tiles; 4: Hip Hop preselected; 3: Dance styles",
    does: [{ release: "/api/createproject" }],
    look: "styles",
    sees: [
      { heading: "Choose your dance styles", level: 1 },
      { all: ".nj-styles__name", are: DANCE_STYLES },
      { all: ".nj-styles__tile[aria-pressed=true]", are: ["Hip Hop"] },
      { text: "you can select multiple if you want a fun fusion" },
      { button: "BACK" },
      { button: "NEXT" },
    ],
  },
  {
    name: "has an address for the project",
    spec: "4: progress counter set to 1 after the project is created",
    sees: [
      {
        that: "the address names the project",
        holds: async (page) => /\/selectdanceform\?project=[0-9a-f]{32}$/.test(page.url()),
      },
      { that: "the project stands at 1", holds: (page) => standsAt(page, 1) },
    ],
  },
  {
    name: "lets several styles be chosen",
    spec: "2: Select dance style: multi-select allowed",
    does: [{ press: "Salsa" }],
    sees: [{ all: ".nj-styles__tile[aria-pressed=true]", are: ["Hip Hop", "Salsa"] }],
  },
  {
    name: "goes no further with none",
    spec: "3: danceform is the selected style names",
    does: [{ press: "Salsa" }, { press: "Hip Hop" }],
    sees: [{ button: "NEXT", disabled: true }],
  },
  {
    name: "shows the error's text when the styles could not be saved",
    spec: "8: Update dance style … failure: error text",
    does: [{ press: "Hip Hop" }, { answer: { call: "/api/updatedanceform", ...FAILURE } }, { press: "NEXT" }],
    sees: [OUT_OF_ORDER],
  },
  okay,
  {
    name: "goes back to the trim and on again",
    spec: "2: Select dance style (step 3): … BACK and NEXT",
    does: [
      { release: "/api/updatedanceform" },
      { press: "BACK" },
      { wait: { heading: "Trim your music" } },
      { wait: length("30") },
      { press: "NEXT" },
    ],
    sees: [{ heading: "Choose your dance styles" }, { all: ".nj-styles__tile[aria-pressed=true]", are: ["Hip Hop"] }],
  },
];

const AVATAR: readonly Row[] = [
  {
    name: "follows with a picture of the avatar and its ways on",
    spec: "2: Customise avatar (step 4): a placeholder image, BACK, 'SAVE AVATAR IN PREFERENCES' … and NEXT",
    does: [{ press: "NEXT" }],
    look: "avatar",
    sees: [
      { heading: "Customise your avatar", level: 1 },
      { button: "SAVE AVATAR IN PREFERENCES" },
      { button: "BACK" },
      { button: "NEXT" },
      { all: ".nj-avatar-choice__picture svg[role=img]", count: 1 },
      {
        that: "the address is /customiseavatar",
        holds: async (page) => new URL(page.url()).pathname === "/customiseavatar",
      },
      { called: "POST /api/updatedanceform" },
    ],
  },
  {
    name: "has counted the saved styles",
    spec: "4: progress counter set to … 2 after the dance style is saved",
    sees: [{ that: "the project stands at 2", holds: (page) => standsAt(page, 2) }],
  },
  {
    name: "goes back to the styles and on again",
    spec: "2: Customise avatar (step 4): … BACK … and NEXT",
    does: [
      { press: "BACK" },
      { wait: { all: ".nj-styles__tile[aria-pressed=true]", are: ["Hip Hop"] } },
      { press: "NEXT" },
    ],
    sees: [{ button: "SAVE AVATAR IN PREFERENCES" }],
  },
  {
    name: "says that avatars come later",
    spec: "2: 'SAVE AVATAR IN PREFERENCES' (shows 'Feature would be made available soon!')",
    does: [{ press: "SAVE AVATAR IN PREFERENCES" }],
    sees: [{ dialog: "Feature would be made available soon!", title: "SAVE AVATAR IN PREFERENCES", buttons: ["okay"] }],
  },
  okay,
  {
    name: "says what goes on while it generates",
    spec: "2: While generating: 'Generating your choreography... You can stay here or go back to dashboard …'",
    does: [
      { answer: { call: "/api/generation/*", instead: "hold" } },
      { answer: { call: "/api/generatedance", instead: "hold" } },
      { press: "NEXT" },
    ],
    look: "generating",
    sees: [{ text: GENERATING }, { link: "GO TO DASHBOARD", to: "/dashboard" }],
  },
  {
    name: "goes to the project when it is done",
    spec: "4: generate, then /project/{projectID}",
    does: [
      { release: "/api/generatedance" },
      { release: "/api/generation/*" },
      { wait: { heading: "Project: Brave Peacock" }, patience: 60_000 },
    ],
    sees: [
      { heading: "Project: Brave Peacock", level: 1 },
      {
        that: "the address is the project's",
        holds: async (page) => /\/project\/[0-9a-f]{32}$/.test(page.url()),
      },
    ],
  },
  {
    name: "opens a private project to its owner",
    spec: "6: Project owner: the only one who can open a private project",
    does: [{ wait: { button: "Play the dance" } }],
    look: "project-own",
    sees: [{ button: "EDIT THE DANCE" }, { dialogs: "none" }],
  },
];

/** Whether the project that the page's address names has come to this step of the flow. */
function standsAt(page: Page, checkpoint: number): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const id = new URLSearchParams(location.search).get("project");
    const { project } = await (await fetch(`/api/fetchproject/${id}`)).json();
    return project.checkpoint === wanted;
  }, checkpoint);
}

export const CREATE_FLOW: readonly Scene[] = [
  { scene: "Create flow", as: "user", at: "/selectaudio", rows: [...MUSIC, ...TRIM, ...STYLE, ...AVATAR] },
  {
    scene: "Generation that fails",
    as: "user",
    at: "/customiseavatar?project={own}",
    answers: [
      { call: "/api/fetchproject/*", json: { project: draft() } },
      { call: "/api/generation/*", instead: "hold" },
      { call: "/api/generatedance", ...FAILURE },
    ],
    rows: [
      {
        name: "shows the error's text",
        spec: "8: Update dance style or generate failure: error text",
        does: [{ press: "NEXT" }],
        sees: [OUT_OF_ORDER],
      },
      { ...okay, sees: [{ dialogs: "none" }, { button: "NEXT" }] },
    ],
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
        does: [{ choose: "short", in: "Music file" }, { wait: { button: "Zoom in" } }],
        look: "rnd",
        sees: [
          length("12"),
          { radio: "custom", checked: true },
          { radio: "30 seconds", checked: false, disabled: true },
        ],
      },
      {
        name: "rejects what is no audio",
        spec: "5: the trim widget rejects non-audio files with 'Invalid file type'",
        does: [{ choose: "notMusic", in: "Music file" }],
        look: "rnd-refused",
        sees: [{ text: "Invalid file type" }],
      },
    ],
  },
];

function draft(): object {
  return {
    projectName: "Brave Peacock",
    song: "/api/songs/paper-crown.mp3",
    choreography: "",
    visibility: "private",
    owner: "{uid}",
    projectID: "{own}",
    duration: 30,
    checkpoint: 2,
    generating: false,
    danceform: "Hip Hop, ",
    version: 0,
  };
}
