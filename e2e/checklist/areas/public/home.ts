import type { Page } from "playwright";
import type { Scene } from "../../row.ts";
import { videosAreThere } from "./videos.ts";

const SETTINGS = {
  providers: { google: false, github: false },
  passwordReset: false,
  maxUploadMB: 50,
  maxProjects: 3,
  profileLinks: [],
};

function posterIsThere(page: Page): Promise<boolean> {
  return page.locator("video.nj-demo").evaluate(async (video) => {
    const { ok, headers } = await fetch((video as HTMLVideoElement).poster);
    return ok && headers.get("content-type") === "image/webp";
  });
}

/** Milliseconds that a tile has to draw its first frame, until the pointer is moved to it anew. */
const FIRST_FRAME_MS = 3_000;

/**
 * Whether every tile's drawing moves under the pointer. A frame draws it first: the pointer waits for that, and comes
 * again where the page has moved away under it. Scrolling may bring a tile under the pointer before its turn.
 */
async function tilesMove(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    document.addEventListener("animationstart", ({ target }) => {
      (target as Element).closest(".nj-feature")?.setAttribute("data-moved", "");
    });
  });
  const tiles = page.locator(".nj-feature");
  for (const tile of await tiles.all()) {
    const moved = tile.and(page.locator("[data-moved]"));
    for (let tries = 0; tries < 40 && (await moved.count()) === 0; tries++) {
      await page.mouse.move(0, 0);
      await tile.hover();
      await moved.waitFor({ timeout: FIRST_FRAME_MS }).catch(() => undefined);
    }
  }
  return (await tiles.and(page.locator("[data-moved]")).count()) === 6;
}

export const HOME: readonly Scene[] = [
  {
    scene: "Home",
    as: "visitor",
    at: "/",
    rows: [
      {
        name: "has a hero with a tagline and the way in",
        spec: "2: Home: hero with tagline, a GET STARTED button (to /login)",
        inspect: "home",
        expects: [
          { heading: "Every song has a dance in it.", level: 1 },
          { link: "GET STARTED", to: "/login" },
        ],
      },
      {
        name: "links to the fair use of AI and to the privacy policy",
        spec: "2: Home: links on fair use of AI and on the privacy policy",
        expects: [
          { link: "Fair use of AI", to: "/about#fair-use" },
          { link: "Privacy policy", to: "/privacy" },
        ],
      },
      {
        name: "shows the remote demo video in a loop",
        spec: "2: Home: a looping demo video (remote-hosted)",
        expects: [
          { attribute: "src", of: "video.nj-demo", is: "https://videos.example/demo.webm" },
          { attribute: "loop", of: "video.nj-demo", is: "" },
        ],
      },
      {
        name: "has six tiles for what the product does",
        spec: "2: Home: six hover-animated feature tiles (…)",
        expects: [
          {
            all: ".nj-feature h3",
            are: [
              "Automatic choreography generator",
              "View the project in 3D",
              "Save the model in your account",
              "Practise on the mobile app",
              "Matching ratio and corrections",
              "Downloadable report with suggestions",
            ],
          },
        ],
      },
      {
        name: "links to the Android app",
        spec: "2: Home: an Android app download link",
        expects: [{ link: "DOWNLOAD THE ANDROID APP", to: "https://apps.example/nataraj" }],
      },
      { name: "says what powers it", spec: "2: Home: a 'powered by' AI badge", expects: [{ text: "powered by AI" }] },
      {
        name: "ends with the footer",
        spec: "2: Footer on public pages: GET IN TOUCH contact form (email and message), quick links",
        expects: [
          { heading: "GET IN TOUCH" },
          { field: "Email" },
          { field: "Message" },
          { link: "Privacy policy", to: "/privacy" },
          { link: "three.js", to: "https://threejs.org" },
          { link: "React", to: "https://react.dev" },
          { link: "SuperTokens", to: "https://supertokens.com" },
          { link: "GitHub", to: "https://github.example/maker" },
        ],
      },
    ],
  },
  {
    scene: "Home where nothing is set up",
    as: "visitor",
    at: "/",
    answers: [{ call: "/api/settings", json: SETTINGS }],
    rows: [
      {
        name: "has no words about what is not set up",
        spec: "2: Home: a looping demo video …, an Android app download link",
        inspect: "home-bare",
        expects: [{ text: "powered by AI" }, { no: "Practise on your phone" }, { no: "Made by" }],
      },
      {
        name: "loops the product's own demo, which is there in both forms",
        spec: "2: Home: a looping demo video",
        expects: [
          { attribute: "loop", of: "video.nj-demo", is: "" },
          { attribute: "poster", of: "video.nj-demo", is: "/demo.webp" },
          { all: "video.nj-demo source", count: 2 },
          { that: "the film is there", holds: videosAreThere },
          { that: "its poster is there", holds: posterIsThere },
        ],
      },
    ],
  },
  {
    scene: "Home for people who like motion",
    as: "watcher",
    at: "/",
    rows: [
      {
        name: "moves each tile under the pointer",
        spec: "2: Home: six hover-animated feature tiles",
        expects: [{ that: "the drawing of each tile moves", holds: tilesMove }],
      },
    ],
  },
];
