import type { Scene } from "../../row.ts";
import { AVATAR } from "./avatar.ts";
import { FAILURE, OUT_OF_ORDER, okay } from "./common.ts";
import { MUSIC } from "./music.ts";
import { STYLE } from "./style.ts";
import { TRIM } from "./trim.ts";

export const CREATE_FLOW: readonly Scene[] = [
  { scene: "Create flow", as: "user", at: "/selectaudio", rows: [...MUSIC, ...TRIM, ...STYLE, ...AVATAR] },
  {
    scene: "Generation that fails",
    as: "user",
    at: "/customiseavatar?project={own}",
    answers: [
      { call: "/api/fetchproject/*", json: { project: draft() } },
      { call: "/api/generation/*", mode: "hold" },
      { call: "/api/generatedance", ...FAILURE },
    ],
    rows: [
      {
        name: "shows the error's text",
        spec: "8: Update dance style or generate failure: error text",
        steps: [{ press: "NEXT" }],
        expects: [OUT_OF_ORDER],
      },
      { ...okay, expects: [{ dialogs: "none" }, { button: "NEXT" }] },
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
