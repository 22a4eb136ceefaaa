import type { Row } from "../../row.ts";
import { okay, standsAt } from "./common.ts";

const GENERATING =
  "Generating your choreography... You can stay here or go back to dashboard to see your completed project once done";

/** Step 4, to the project. */
export const AVATAR: readonly Row[] = [
  {
    name: "follows with a picture of the avatar and its ways on",
    spec: "2: Customise avatar (step 4): a placeholder image, BACK, 'SAVE AVATAR IN PREFERENCES' … and NEXT",
    steps: [{ press: "NEXT" }],
    inspect: "avatar",
    expects: [
      { heading: "Customise your avatar", level: 1 },
      { button: "SAVE AVATAR IN PREFERENCES" },
      { button: "BACK" },
      { button: "NEXT" },
      { attribute: "src", of: "img.nj-turntable__picture", is: "/posters/hip-hop-480.jpg" },
      {
        that: "the address is /customiseavatar",
        holds: async (page) => new URL(page.url()).pathname === "/customiseavatar",
      },
      { called: "POST /api/updatedanceform" },
    ],
  },
  {
    name: "keeps its title on a phone",
    spec: "2: Customise avatar (step 4)",
    steps: [{ width: 390 }],
    expects: [{ heading: "Customise your avatar", level: 1 }],
  },
  {
    name: "has counted the saved styles",
    spec: "4: progress counter set to … 2 after the dance style is saved",
    steps: [{ width: 1440 }],
    expects: [{ that: "the project stands at 2", holds: (page) => standsAt(page, 2) }],
  },
  {
    name: "goes back to the styles and on again",
    spec: "2: Customise avatar (step 4): … BACK … and NEXT",
    steps: [
      { press: "BACK" },
      { wait: { all: ".nj-styles__tile[aria-pressed=true]", are: ["Hip Hop"] } },
      { press: "NEXT" },
    ],
    expects: [{ button: "SAVE AVATAR IN PREFERENCES" }],
  },
  {
    name: "says that avatars come later",
    spec: "2: 'SAVE AVATAR IN PREFERENCES' (shows 'Feature would be made available soon!')",
    steps: [{ press: "SAVE AVATAR IN PREFERENCES" }],
    expects: [
      { dialog: "Feature would be made available soon!", title: "SAVE AVATAR IN PREFERENCES", buttons: ["okay"] },
    ],
  },
  okay,
  {
    name: "says what goes on while it generates",
    spec: "2: While generating: 'Generating your choreography... You can stay here or go back to dashboard …'",
    steps: [
      { answer: { call: "/api/generation/*", mode: "hold" } },
      { answer: { call: "/api/generatedance", mode: "hold" } },
      { press: "NEXT" },
    ],
    inspect: "generating",
    expects: [{ text: GENERATING }, { link: "GO TO DASHBOARD", to: "/dashboard" }],
  },
  {
    name: "goes to the project when it is done",
    spec: "4: generate, then /project/{projectID}",
    steps: [
      { release: "/api/generatedance" },
      { release: "/api/generation/*" },
      { wait: { heading: "Project: Brave Peacock" } },
    ],
    expects: [
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
    steps: [{ wait: { button: "WATCH YOUR DANCE" } }],
    inspect: "project-own",
    expects: [{ button: "EDIT THE DANCE" }, { dialogs: "none" }],
  },
];
