import { MOVE_NAMES } from "@nataraj/sdk/contract";
import type { Answer, Row, Scene } from "../../row.ts";
import { answer, CALL, ID, TWO_LINES } from "./someones-project.ts";

const error = (name: string, dialog: string, first: Answer, spec: string): Row => ({
  name,
  spec,
  steps: [{ answer: first }, { go: `/project/${ID}` }],
  expects: [{ dialog, title: "Error!", buttons: ["okay"] }],
});

export const PROJECT: readonly Scene[] = [
  {
    scene: "Project page that shares",
    as: "visitor",
    at: `/project/${ID}`,
    answers: [answer(TWO_LINES)],
    rows: [
      {
        name: "leads a visitor to a dance of their own",
        spec: "6: Visitor: public pages, …, login, signup",
        expects: [{ link: "MAKE YOUR OWN", to: "/signup" }],
      },
      {
        name: "shares by a link with the prefix",
        spec: "2: the dashboard share link uses the form /project/nataraj-{projectID}",
        steps: [{ press: "SHARE" }],
        expects: [{ field: "Link", value: `{origin}/project/nataraj-${ID}` }],
      },
      {
        name: "embeds by a code",
        spec: "2: /standalone/{projectId}: Full-screen avatar player without chrome",
        steps: [{ unfold: "For your own website" }],
        expects: [
          {
            field: "Embed code",
            value: `<script src="{origin}/embed.js" async></script>\n<nataraj-player project="nataraj-${ID}"></nataraj-player>`,
          },
        ],
      },
      {
        name: "closes by okay",
        spec: "8: button 'okay'",
        steps: [{ press: "okay" }],
        expects: [{ dialogs: "none" }],
      },
      {
        name: "can be saved as a file",
        spec: "2: Home: save the model in your account",
        steps: [{ press: "SAVE AS FILE" }],
        inspect: "project-save",
        expects: [{ button: "CLOSE" }],
      },
    ],
  },
  {
    scene: "Moves",
    as: "visitor",
    at: `/project/${ID}`,
    answers: [answer({ all: { lyrics: "", steps: MOVE_NAMES.map((_, i) => i + 1) } })],
    rows: [
      {
        name: "are 29, and step n is the n-th",
        spec: "3: Avatar moves: 29 named moves; step number n maps to the n-th move",
        expects: [
          { all: ".nj-step__name", are: MOVE_NAMES },
          { all: ".nj-step__name", count: 29 },
        ],
      },
      ...["Walk", "Jump", "Do a moonwalk", "Bow down and greet"].map((text) => ({
        name: `have among them '${text}'`,
        spec: "3: Avatar moves: 29 named moves (for example …)",
        expects: [{ text }],
      })),
    ],
  },
  {
    scene: "Project page without steps",
    as: "visitor",
    at: `/project/${ID}`,
    answers: [answer({ only: { lyrics: "la", steps: [] } })],
    rows: [
      {
        name: "dances 1_2_3_5",
        spec: "3: Steps …; default 1_2_3_5",
        expects: [{ all: ".nj-step__name", are: [0, 1, 2, 4].map((i) => MOVE_NAMES[i] as string) }],
      },
    ],
  },
  {
    scene: "Project page that fails",
    as: "visitor",
    at: "/about",
    rows: [
      error(
        "says so when the project could not be fetched",
        "Unexpected error occurred!",
        { call: CALL, status: 500 },
        "8: 'Unexpected error occurred!': project fetch failed",
      ),
      {
        name: "offers another try",
        spec: "8: 'Unexpected error occurred!': project fetch failed",
        steps: [{ press: "okay" }],
        expects: [{ dialogs: "none" }, { button: "TRY AGAIN" }],
      },
      error(
        "says so when the choreography could not be read",
        "Unable to fetch and parse lyrics or steps.",
        answer("I am sorry, I cannot dance."),
        "8: 'Unable to fetch and parse lyrics or steps.': choreography text could not be parsed",
      ),
    ],
  },
  {
    scene: "Link to a dance that is gone",
    as: "visitor",
    at: "/project/nataraj-00000000000000000000000000000000",
    rows: [
      {
        name: "has the specified alert",
        spec: "8: 'Unexpected error occurred!': project fetch failed",
        expects: [{ dialog: "Unexpected error occurred!", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "ends on a page that says so",
        spec: "8: 'Unexpected error occurred!': project fetch failed",
        steps: [{ press: "okay" }],
        inspect: "project-gone",
        expects: [
          { heading: "This dance is gone", level: 1 },
          { link: "MAKE YOUR OWN", to: "/signup" },
        ],
      },
    ],
  },
  {
    scene: "Private project of another, for a visitor",
    as: "visitor",
    at: "/project/{other}",
    rows: [
      {
        name: "is refused",
        spec: "5: others see 'You don't have access to this page!' and are sent to /dashboard",
        expects: [{ dialog: "You don't have access to this page!", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "leads to /dashboard, and so to /restricted",
        spec: "5: others see 'You don't have access to this page!' and are sent to /dashboard",
        steps: [{ press: "okay" }],
        expects: [{ path: "/restricted" }],
      },
    ],
  },
];

export const PROJECT_OF_USERS: readonly Scene[] = [
  {
    scene: "Public project of another, for a user",
    as: "user",
    at: `/project/${ID}`,
    answers: [answer(TWO_LINES)],
    rows: [
      {
        name: "leads to a dance of their own",
        spec: "6: Logged-in user: dashboard, profile, create projects",
        expects: [{ link: "MAKE YOUR OWN", to: "/selectaudio" }],
      },
    ],
  },
  {
    scene: "Private project of another, for a user",
    as: "user",
    at: "/project/{other}",
    rows: [
      {
        name: "is refused",
        spec: "5: others see 'You don't have access to this page!' and are sent to /dashboard",
        expects: [{ dialog: "You don't have access to this page!", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "leads to /dashboard",
        spec: "5: others see 'You don't have access to this page!' and are sent to /dashboard",
        steps: [{ press: "okay" }],
        expects: [{ path: "/dashboard" }],
      },
    ],
  },
];
