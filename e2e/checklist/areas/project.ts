import { MOVE_NAMES } from "@nataraj/sdk/contract";
import type { Page } from "playwright";
import type { Answer, Row, Scene } from "../row.ts";

const CALL = "/api/fetchproject/*";
const ID = "0123456789abcdef0123456789abcdef";
const SECONDS = 40;

/** A public project of someone, with a song of the library. */
const answer = (choreography: unknown, more: object = {}): Answer => ({
  call: CALL,
  json: {
    project: {
      projectName: "Merry Meerkat",
      song: "/api/songs/paper-crown.mp3",
      choreography: typeof choreography === "string" ? choreography : `Here: ${JSON.stringify(choreography)} Enjoy!`,
      visibility: "public",
      owner: "someone",
      projectID: ID,
      duration: SECONDS,
      checkpoint: 3,
      generating: false,
      danceform: "Hip Hop, ",
      version: 1,
      ...more,
    },
  },
});

/** 10 and 30 letters: the second segment begins at a quarter of the song. */
const TWO_LINES = {
  first: { lyrics: "abcdefghij", steps: [18, 8] },
  second: { lyrics: "a line that is 30 letters long", steps: [10, 27] },
};

const error = (name: string, dialog: string, first: Answer, spec: string): Row => ({
  name,
  spec,
  does: [{ answer: first }, { go: `/project/${ID}` }],
  sees: [{ dialog, title: "Error!", buttons: ["okay"] }],
});

export const PROJECT: readonly Scene[] = [
  {
    scene: "Project page with its dancer",
    as: "visitor",
    dancer: true,
    at: `/project/nataraj-${ID}`,
    answers: [answer(TWO_LINES)],
    rows: [
      {
        name: "shows a 3D avatar",
        spec: "2: Project page: … a 3D avatar player",
        does: [
          { wait: { attribute: "data-state", of: ".nj-dancer", is: "shown" } },
          { wait: { button: "Play the dance" } },
        ],
        look: "project",
        sees: [{ all: ".nj-dancer canvas", count: 1 }],
      },
    ],
  },
  {
    scene: "Project page",
    as: "visitor",
    at: "/about",
    rows: [
      {
        name: "says that it fetches",
        spec: "2: Project page: While fetching: 'Fetching your Nataraj Choreographed Project'",
        does: [{ answer: { call: CALL, instead: "hold" } }, { go: `/project/nataraj-${ID}` }],
        look: "project-fetching",
        sees: [{ text: "Fetching your Nataraj Choreographed Project" }],
      },
      {
        name: "shows title, player and practice link to any viewer of a public project",
        spec: "2: Project page: title 'Project: {name}', a 3D avatar player with play/pause, a restart button and …",
        does: [{ answer: answer(TWO_LINES) }, { go: `/project/nataraj-${ID}` }, { wait: { button: "Play the dance" } }],
        look: "project-without-3d",
        sees: [
          { heading: "Project: Merry Meerkat", level: 1 },
          { tab: "Project: Merry Meerkat · Nataraj" },
          { button: "Play" },
          { button: "Restart" },
          { field: "Time in the song" },
          { link: "Practise it on Android App", to: "https://apps.example/nataraj" },
        ],
      },
      {
        name: "shows the current lyric line",
        spec: "2: A lyric box shows the current lyric line",
        sees: [{ part: "abcdefghij" }],
      },
      {
        name: "names the coming move",
        spec: "2: a 'Next step: ...' hint shows the coming move",
        sees: [{ text: "Next step: Jump" }],
      },
      {
        name: "begins segments in proportion to the lengths of their lyrics",
        spec: "4: segment start times are proportional to lyric text lengths over the audio duration",
        does: [{ key: "ArrowRight", on: "Time in the song", times: 9 }],
        sees: [
          { attribute: "aria-valuenow", of: "[aria-label='Time in the song']", is: "9" },
          { all: ".nj-lyric", are: ["Lyrics: abcdefghij"] },
          { text: "Next step: Do a moonwalk" },
        ],
      },
      {
        name: "shows time/duration x 97.5 %",
        spec: "9: Progress bar scale 97.5%",
        does: [{ key: "ArrowRight", on: "Time in the song" }],
        sees: [{ attribute: "style", of: ".nj-seek__done", is: /width: 24\.375%/ }],
      },
      {
        name: "goes on to the next line",
        spec: "4: Lyric line and step hint advance segment by segment",
        does: [{ key: "ArrowRight", on: "Time in the song" }],
        sees: [
          { all: ".nj-lyric", are: [`Lyrics: ${TWO_LINES.second.lyrics}`] },
          { text: "Next step: Bow down and greet" },
        ],
      },
      {
        name: "plays and pauses",
        spec: "4: Player: playing, paused, finished",
        does: [{ press: "Play" }, { wait: { button: "Pause" } }, { press: "Pause" }],
        sees: [{ button: "Play" }],
      },
      {
        name: "restarts from 0 and plays",
        spec: "4: Restart seeks to 0 and plays",
        does: [{ press: "Restart" }, { wait: { button: "Pause" } }],
        sees: [{ all: ".nj-lyric", are: ["Lyrics: abcdefghij"] }, { button: "Pause" }],
      },
      {
        name: "is idle again when the song has ended",
        spec: "4: When audio ends the avatar resets and goes idle",
        sees: [{ that: "the song comes to its end", holds: comeToTheEnd }, { button: "Play" }],
      },
      {
        name: "plays again from the start",
        spec: "4: Player: playing, paused, finished",
        does: [{ press: "Play" }, { wait: { button: "Pause" } }, { press: "Pause" }],
        look: "project-paused",
        sees: [{ button: "Play" }, { all: ".nj-lyric", are: ["Lyrics: abcdefghij"] }],
      },
    ],
  },
  {
    scene: "Project page that shares",
    as: "visitor",
    at: `/project/${ID}`,
    answers: [answer(TWO_LINES)],
    rows: [
      {
        name: "shares by a link with the prefix",
        spec: "2: the dashboard share link uses the form /project/nataraj-{projectID}",
        does: [{ press: "SHARE" }],
        look: "project-share",
        sees: [{ field: "Link", value: `{origin}/project/nataraj-${ID}` }],
      },
      {
        name: "embeds by a code",
        spec: "2: /standalone/{projectId}: Full-screen avatar player without chrome",
        sees: [
          {
            field: "Embed code",
            value: `<script src="{origin}/embed.js" async></script>\n<nataraj-player project="nataraj-${ID}"></nataraj-player>`,
          },
        ],
      },
      {
        name: "closes by okay",
        spec: "8: button 'okay'",
        does: [{ press: "okay" }],
        sees: [{ dialogs: "none" }],
      },
      {
        name: "can be saved as a file",
        spec: "2: Home: save the model in your account",
        does: [{ press: "SAVE AS FILE" }],
        look: "project-save",
        sees: [{ button: "CLOSE" }],
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
        sees: [
          { all: ".nj-step__name", are: MOVE_NAMES },
          { all: ".nj-step__name", count: 29 },
        ],
      },
      ...["Walk", "Jump", "Do a moonwalk", "Bow down and greet"].map((text) => ({
        name: `have among them '${text}'`,
        spec: "3: Avatar moves: 29 named moves (for example …)",
        sees: [{ text }],
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
        sees: [{ all: ".nj-step__name", are: [0, 1, 2, 4].map((i) => MOVE_NAMES[i] as string) }],
      },
    ],
  },
  {
    scene: "Project page that fails",
    as: "visitor",
    at: "/about",
    rows: [
      {
        ...error(
          "says so when the project could not be fetched",
          "Unexpected error occurred!",
          { call: CALL, status: 500 },
          "8: 'Unexpected error occurred!': project fetch failed",
        ),
        look: "project-failed",
      },
      {
        name: "offers another try",
        spec: "8: 'Unexpected error occurred!': project fetch failed",
        does: [{ press: "okay" }],
        sees: [{ dialogs: "none" }, { button: "TRY AGAIN" }],
      },
      {
        ...error(
          "says so when the choreography could not be read",
          "Unable to fetch and parse lyrics or steps.",
          answer("I am sorry, I cannot dance."),
          "8: 'Unable to fetch and parse lyrics or steps.': choreography text could not be parsed",
        ),
        look: "project-unreadable",
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
        sees: [{ dialog: "You don't have access to this page!", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "leads to /dashboard, and so to /restricted",
        spec: "5: others see 'You don't have access to this page!' and are sent to /dashboard",
        does: [{ press: "okay" }],
        sees: [{ path: "/restricted" }],
      },
    ],
  },
  {
    scene: "Standalone player",
    as: "watcher",
    hurried: true,
    at: `/standalone/${ID}`,
    answers: [answer(TWO_LINES)],
    rows: [
      {
        name: "shows the dancer without chrome, its play button hidden",
        spec: "2: Standalone player: full-screen avatar, no chrome, hidden play button",
        sees: [
          { all: "#stage canvas", count: 1 },
          { all: "nav, header, footer", count: 0 },
          { attribute: "class", of: "#play", is: "unseen" },
          { tab: "Merry Meerkat · Nataraj" },
        ],
      },
      {
        name: "presses it 4000 ms after the engine has loaded",
        spec: "4: Standalone player auto-clicks its hidden play button 4 s after the avatar engine loads",
        sees: [
          {
            that: "a timer of 4000 ms was set",
            holds: (page) => page.evaluate(() => (globalThis as { delays?: number[] }).delays?.includes(4000) ?? false),
          },
          {
            that: "the button was pressed by itself",
            holds: (page) =>
              page.evaluate(() => (globalThis as { pressed?: string[] }).pressed?.includes("play") ?? false),
          },
        ],
      },
      {
        name: "shows time/duration x 90 %",
        spec: "9: (90% in standalone player)",
        sees: [
          {
            that: "the bar stands at 90 % of the song's share",
            holds: (page) => page.evaluate(standsAtNinetyPercent),
          },
        ],
      },
    ],
  },
  {
    scene: "Standalone player for people who want less motion",
    as: "visitor",
    at: `/standalone/${ID}`,
    answers: [answer(TWO_LINES)],
    rows: [
      {
        name: "shows its button instead",
        spec: "2: Standalone player",
        does: [{ wait: { button: "Play the dance" } }],
        look: "standalone",
        sees: [{ button: "Play the dance" }],
      },
    ],
  },
  {
    scene: "Standalone player of what is private",
    as: "visitor",
    at: "/standalone/{other}",
    rows: [
      {
        name: "gives nothing away and stays where it is",
        spec: "6: Project owner: the only one who can open a private project",
        look: "standalone-private",
        sees: [{ text: "This dance is not available." }, { path: "/standalone/{other}" }],
      },
    ],
  },
];

/** Whether the song that plays has ended, after it was moved almost to its end. */
function comeToTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const audio = (globalThis as unknown as { heard: HTMLAudioElement[] }).heard.at(-1);
    if (audio && audio.currentTime < audio.duration - 0.5) audio.currentTime = audio.duration - 0.2;
    return audio?.ended ?? false;
  });
}

/** Runs in the page: moves the song to its middle and compares the bar with it. */
async function standsAtNinetyPercent(): Promise<boolean> {
  const audio = (globalThis as unknown as { heard: HTMLAudioElement[] }).heard.at(-1);
  const bar = document.querySelector<HTMLElement>("#progress > div");
  if (!audio || !bar) return false;
  audio.pause();
  audio.currentTime = 20;
  await new Promise((resolve) => audio.addEventListener("seeked", resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  return Math.abs(Number.parseFloat(bar.style.width) - 45) < 0.5;
}

export const PROJECT_OF_USERS: readonly Scene[] = [
  {
    scene: "Private project of another, for a user",
    as: "user",
    at: "/project/{other}",
    rows: [
      {
        name: "is refused",
        spec: "5: others see 'You don't have access to this page!' and are sent to /dashboard",
        look: "project-no-access",
        sees: [{ dialog: "You don't have access to this page!", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "leads to /dashboard",
        spec: "5: others see 'You don't have access to this page!' and are sent to /dashboard",
        does: [{ press: "okay" }],
        sees: [{ path: "/dashboard" }],
      },
    ],
  },
];
