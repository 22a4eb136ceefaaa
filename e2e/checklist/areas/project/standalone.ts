import type { Scene } from "../../row.ts";
import { answer, ID, TWO_LINES } from "./someones-project.ts";

export const STANDALONE: readonly Scene[] = [
  {
    scene: "Standalone player",
    as: "watcher",
    dancer: true,
    shortTimers: true,
    at: `/standalone/${ID}`,
    answers: [answer(TWO_LINES)],
    rows: [
      {
        name: "shows the dancer without chrome, its play button hidden",
        spec: "2: Standalone player: full-screen avatar, no chrome, hidden play button",
        expects: [
          { all: "#stage canvas", count: 1 },
          { all: "nav, header, footer", count: 0 },
          { attribute: "class", of: "#play", is: "unseen" },
          { tab: "Merry Meerkat · Nataraj" },
        ],
      },
      {
        name: "presses it 4000 ms after the engine has loaded",
        spec: "4: Standalone player auto-clicks its hidden play button 4 s after the avatar engine loads",
        expects: [
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
        expects: [
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
        steps: [{ wait: { button: "Play the dance" } }],
        inspect: "standalone",
        expects: [{ button: "Play the dance" }],
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
        inspect: "standalone-private",
        expects: [{ text: "This dance is not available." }, { path: "/standalone/{other}" }],
      },
    ],
  },
];

/** Runs in the page: moves the song to its middle and compares the bar with it. */
async function standsAtNinetyPercent(): Promise<boolean> {
  const audio = (globalThis as unknown as { heard: HTMLAudioElement[] }).heard.at(-1);
  const bar = document.querySelector<HTMLElement>("#progress > div");
  if (!audio || !bar) return false;
  audio.pause();
  audio.currentTime = 20;
  await new Promise((resolve) => audio.addEventListener("seeked", resolve, { once: true }));
  // The bar is drawn with the next frame.
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  return Math.abs(Number.parseFloat(bar.style.width) - 45) < 0.5;
}
