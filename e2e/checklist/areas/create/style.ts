import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Row } from "../../row.ts";
import { FAILURE, length, OUT_OF_ORDER, okay, standsAt } from "./common.ts";

/** Step 3. */
export const STYLE: readonly Row[] = [
  {
    name: "follows with eight tiles, of which Hip Hop is chosen",
    spec: "2: Select dance style (step 3): 8 toggle tiles; 4: Hip Hop preselected; 3: Dance styles",
    steps: [{ release: "/api/createproject" }, { wait: { heading: "Choose your dance styles" } }],
    inspect: "styles",
    expects: [
      { heading: "Choose your dance styles", level: 1 },
      { all: ".nj-styles__name", are: DANCE_STYLES },
      { all: ".nj-styles__tile[aria-pressed=true]", are: ["Hip Hop"] },
      { text: "you can select multiple if you want a fun fusion" },
      { button: "BACK" },
      { button: "NEXT" },
    ],
  },
  {
    name: "shows all eight names above the way on, without scrolling",
    spec: "2: Select dance style (step 3): 8 toggle tiles",
    steps: [{ width: 1280, height: 720 }],
    expects: [
      {
        that: "each name stands above the bar",
        holds: (page) =>
          page.evaluate(() => {
            const top = document.querySelector(".nj-flow-actions")?.getBoundingClientRect().top ?? 0;
            const names = [...document.querySelectorAll(".nj-styles__name")];
            return names.length === 8 && names.every((name) => name.getBoundingClientRect().bottom <= top);
          }),
      },
    ],
  },
  {
    name: "has an address for the project",
    spec: "4: progress counter set to 1 after the project is created",
    steps: [{ width: 1440 }],
    expects: [
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
    steps: [{ press: "Salsa" }],
    expects: [{ all: ".nj-styles__tile[aria-pressed=true]", are: ["Hip Hop", "Salsa"] }],
  },
  {
    name: "goes no further with none",
    spec: "3: danceform is the selected style names",
    steps: [{ press: "Salsa" }, { press: "Hip Hop" }],
    inspect: "styles-none",
    expects: [{ button: "NEXT", disabled: true }, { text: "Please choose at least one dance style." }],
  },
  {
    name: "shows the error's text when the styles could not be saved",
    spec: "8: Update dance style … failure: error text",
    steps: [{ press: "Hip Hop" }, { answer: { call: "/api/updatedanceform", ...FAILURE } }, { press: "NEXT" }],
    expects: [OUT_OF_ORDER],
  },
  okay,
  {
    name: "goes back to the trim and on again",
    spec: "2: Select dance style (step 3): … BACK and NEXT",
    steps: [
      { release: "/api/updatedanceform" },
      { press: "BACK" },
      { wait: { heading: "Trim your music" } },
      { wait: length("30") },
      { press: "NEXT" },
      { wait: { heading: "Choose your dance styles" } },
    ],
    expects: [
      { heading: "Choose your dance styles" },
      { all: ".nj-styles__tile[aria-pressed=true]", are: ["Hip Hop"] },
    ],
  },
];
