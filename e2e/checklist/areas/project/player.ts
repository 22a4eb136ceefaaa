import type { Page } from "playwright";
import type { Scene, Step } from "../../row.ts";
import { answer, CALL, ID, TWO_LINES } from "./someones-project.ts";

/** By the keyboard: the controls of a dance that plays hide from a mouse that rests for 3 s, which a busy machine may take. */
const PLAY_AND_PAUSE: readonly Step[] = [
  { press: "Play" },
  { wait: { button: "Pause" } },
  { key: "Enter", on: "Pause" },
];

/** The player on the project page. */
export const PLAYER: readonly Scene[] = [
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
        steps: [
          { wait: { attribute: "data-state", of: ".nj-dancer", is: "shown" } },
          { wait: { button: "WATCH THE DANCE" } },
        ],
        expects: [{ all: ".nj-dancer canvas", count: 1 }],
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
        steps: [{ answer: { call: CALL, mode: "hold" } }, { go: `/project/nataraj-${ID}` }],
        inspect: "project-fetching",
        expects: [{ text: "Fetching your Nataraj Choreographed Project" }],
      },
      {
        name: "shows title, player and practice link to any viewer of a public project",
        spec: "2: Project page: title 'Project: {name}', a 3D avatar player with play/pause, a restart button and …",
        steps: [
          { answer: answer(TWO_LINES) },
          { go: `/project/nataraj-${ID}` },
          { wait: { button: "WATCH THE DANCE" } },
        ],
        inspect: "project-without-3d",
        expects: [
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
        expects: [{ part: "abcdefghij" }],
      },
      {
        name: "names the coming move",
        spec: "2: a 'Next step: ...' hint shows the coming move",
        expects: [{ text: "Next step: Jump" }],
      },
      {
        name: "begins segments in proportion to the lengths of their lyrics",
        spec: "4: segment start times are proportional to lyric text lengths over the audio duration",
        steps: [{ key: "ArrowRight", on: "Time in the song", times: 9 }],
        expects: [
          { attribute: "aria-valuenow", of: "[aria-label='Time in the song']", is: "9" },
          { all: ".nj-lyric", are: ["Lyrics: abcdefghij"] },
          { text: "Next step: Do a moonwalk" },
        ],
      },
      {
        name: "shows time/duration x 97.5 %",
        spec: "9: Progress bar scale 97.5%",
        steps: [{ key: "ArrowRight", on: "Time in the song" }],
        expects: [{ attribute: "style", of: ".nj-seek__done", is: /width: 24\.375%/ }],
      },
      {
        name: "goes on to the next line",
        spec: "4: Lyric line and step hint advance segment by segment",
        steps: [{ key: "ArrowRight", on: "Time in the song" }],
        expects: [
          { all: ".nj-lyric", are: [`Lyrics: ${TWO_LINES.second.lyrics}`] },
          { text: "Next step: Bow down and greet" },
        ],
      },
      {
        name: "plays and pauses",
        spec: "4: Player: playing, paused, finished",
        steps: PLAY_AND_PAUSE,
        expects: [{ button: "Play" }],
      },
      {
        name: "restarts from 0 and plays",
        spec: "4: Restart seeks to 0 and plays",
        steps: [{ press: "Restart" }, { wait: { button: "Pause" } }],
        expects: [{ all: ".nj-lyric", are: ["Lyrics: abcdefghij"] }, { button: "Pause" }],
      },
      {
        name: "is idle again when the song has ended",
        spec: "4: When audio ends the avatar resets and goes idle",
        expects: [{ that: "the song comes to its end", holds: comeToTheEnd }, { button: "Play" }],
      },
      {
        name: "counts no more then",
        spec: "4: When audio ends the avatar resets and goes idle",
        expects: [{ all: ".nj-count [aria-current]", count: 0 }],
      },
      {
        name: "offers a visitor a dance of their own then, first of all",
        spec: "4: Player: playing, paused, finished",
        expects: [
          { link: "MAKE YOUR OWN", to: "/signup" },
          { button: "AGAIN" },
          { button: "SHARE" },
          { link: "LEARN IT", to: `/practise/${ID}` },
        ],
        inspect: "project-end",
      },
      {
        name: "plays again from the start",
        spec: "4: Player: playing, paused, finished",
        steps: PLAY_AND_PAUSE,
        expects: [{ button: "Play" }, { all: ".nj-lyric", are: ["Lyrics: abcdefghij"] }],
      },
    ],
  },
];

/** Whether the song that plays has ended, after it was moved almost to its end. */
function comeToTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const audio = (globalThis as unknown as { heard: HTMLAudioElement[] }).heard.at(-1);
    if (!audio) return false;
    // Songs begin again in these pages.
    audio.loop = false;
    if (audio.currentTime < audio.duration - 0.5) audio.currentTime = audio.duration - 0.2;
    return audio.ended;
  });
}
