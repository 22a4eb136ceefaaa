import type { Page } from "playwright";
import type { Dance } from "../product/prepare.ts";
import type { Window } from "../recording/open-page.ts";
import { untilFetched } from "../recording/until-still.ts";

/** What pictures are taken of: a dance, and a song that waits for its styles. */
export interface Subjects {
  /** Address of the product. */
  url: string;
  project: string;
  draft: string;
}

/** A picture of README: `docs/pictures/{name}.jpg`. */
export interface Picture {
  name: string;
  window: Window;
  /** Brings the page to what is to be seen. */
  open: (page: Page, subjects: Subjects) => Promise<void>;
}

export const DANCE: Dance = {
  projectName: "gentle peacock",
  song: "neon-staircase",
  start: 23_220,
  end: 53_220,
  styles: ["Hip Hop", "Indian Classical"],
};

const DARK: Window = { width: 1280, height: 720, scale: 1, scheme: "dark" };
const LIGHT: Window = { ...DARK, scheme: "light" };
const PHONE: Window = { width: 390, height: 844, scale: 2, scheme: "dark", phone: true };

/** Plays a project from a second on. Its song stands still, for nobody tells the page's time. */
async function playFrom(page: Page, { url, project }: Subjects, seconds: number): Promise<void> {
  await page.goto(`${url}/project/${project}`);
  await page.getByRole("button", { name: "WATCH YOUR DANCE" }).waitFor();
  const bar = page.getByRole("slider", { name: "Time in the song" });
  for (let i = 0; i < seconds; i++) await bar.press("ArrowRight");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await untilFetched(page);
}

/** The song is chosen. */
async function chooseSong(page: Page, { url }: Subjects): Promise<void> {
  await page.goto(`${url}/selectaudio`);
  await page.getByRole("button", { name: "Select Neon Staircase" }).click();
  await page.locator(".nj-chosen__name").waitFor();
}

const toTheEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

export const README_PICTURES: readonly Picture[] = [
  {
    name: "home",
    window: DARK,
    async open(page, { url }) {
      await page.goto(url);
      await page.getByRole("button", { name: "ANOTHER STYLE" }).waitFor();
      await untilFetched(page);
    },
  },
  { name: "music", window: LIGHT, open: chooseSong },
  {
    name: "trim",
    window: DARK,
    async open(page, subjects) {
      await chooseSong(page, subjects);
      await page.getByRole("button", { name: "NEXT", exact: true }).click();
      await page.getByRole("slider", { name: "End", exact: true }).waitFor();
      await untilFetched(page);
      await toTheEnd(page);
    },
  },
  {
    name: "styles",
    window: LIGHT,
    async open(page, { url, draft }) {
      await page.goto(`${url}/selectdanceform?project=${draft}`);
      await page.getByRole("button", { name: "Salsa" }).click();
      await untilFetched(page);
      await toTheEnd(page);
    },
  },
  {
    name: "avatar",
    window: DARK,
    async open(page, { url, draft }) {
      await page.goto(`${url}/selectdanceform?project=${draft}`);
      await page.getByRole("button", { name: "NEXT", exact: true }).click();
      await page.getByRole("tab", { name: "Place" }).click();
      await page.getByText("Street at night").click();
      await page.getByText("Temple court").click();
      await page.evaluate(() => scrollTo({ top: 130, behavior: "instant" }));
      await untilFetched(page);
    },
  },
  { name: "project", window: DARK, open: (page, subjects) => playFrom(page, subjects, 9) },
  {
    name: "timeline",
    window: LIGHT,
    async open(page, subjects) {
      await playFrom(page, subjects, 13);
      await toTheEnd(page);
      await untilFetched(page);
    },
  },
  {
    name: "editor",
    window: DARK,
    async open(page, subjects) {
      await playFrom(page, subjects, 17);
      await page.getByRole("button", { name: "EDIT THE DANCE" }).click();
      await untilFetched(page);
    },
  },
  {
    name: "practice",
    window: LIGHT,
    async open(page, { url, project }) {
      await page.goto(`${url}/project/${project}`);
      await page.getByRole("link", { name: "PRACTISE HERE" }).click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await untilFetched(page);
    },
  },
  { name: "phone", window: PHONE, open: (page, subjects) => playFrom(page, subjects, 21) },
];
