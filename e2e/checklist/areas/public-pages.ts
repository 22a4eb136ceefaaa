import type { Page } from "playwright";
import type { Scene } from "../row.ts";

const SETTINGS = {
  providers: { google: false, github: false },
  passwordReset: false,
  maxUploadMB: 50,
  maxProjects: 3,
  profileLinks: [],
};

/** Whether the server has each film that the page names, in every form. */
function videosAreThere(page: Page): Promise<boolean> {
  return page.locator("main video source").evaluateAll(async (sources) => {
    const answers = await Promise.all(
      sources.map((source) => fetch((source as HTMLSourceElement).src, { headers: { range: "bytes=0-0" } })),
    );
    return (
      answers.length > 0 && answers.every(({ ok, headers }) => ok && headers.get("content-type")?.startsWith("video/"))
    );
  });
}

function posterIsThere(page: Page): Promise<boolean> {
  return page.locator("video.nj-demo").evaluate(async (video) => {
    const { ok, headers } = await fetch((video as HTMLVideoElement).poster);
    return ok && headers.get("content-type") === "image/webp";
  });
}

/** Whether every tile's drawing has moved under the pointer. It may have come to rest when one looks. */
async function tilesMove(page: Page): Promise<boolean> {
  await page.evaluate(() => {
    const moved = new Set<Element | null>();
    Object.assign(globalThis, { moved });
    const note = ({ target }: Event) => moved.add((target as Element).closest(".nj-feature"));
    document.addEventListener("animationstart", note);
  });
  for (const tile of await page.locator(".nj-feature").all()) await tile.hover();
  return page.locator(".nj-feature").evaluateAll((tiles) => {
    const { moved } = globalThis as unknown as { moved: Set<Element> };
    return tiles.every((tile) => moved.has(tile));
  });
}

export const PUBLIC_PAGES: readonly Scene[] = [
  {
    scene: "Home",
    as: "visitor",
    at: "/",
    rows: [
      {
        name: "has a hero with a tagline and the way in",
        spec: "2: Home: hero with tagline, a GET STARTED button (to /login)",
        look: "home",
        sees: [
          { heading: "Every song has a dance in it.", level: 1 },
          { link: "GET STARTED", to: "/login" },
        ],
      },
      {
        name: "links to the fair use of AI and to the privacy policy",
        spec: "2: Home: links on fair use of AI and on the privacy policy",
        sees: [
          { link: "Fair use of AI", to: "/about#fair-use" },
          { link: "Privacy policy", to: "/privacy" },
        ],
      },
      {
        name: "shows the remote demo video in a loop",
        spec: "2: Home: a looping demo video (remote-hosted)",
        sees: [
          { attribute: "src", of: "video.nj-demo", is: "https://videos.example/demo.webm" },
          { attribute: "loop", of: "video.nj-demo", is: "" },
        ],
      },
      {
        name: "has six tiles for what the product does",
        spec: "2: Home: six hover-animated feature tiles (…)",
        sees: [
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
        sees: [{ link: "DOWNLOAD THE ANDROID APP", to: "https://apps.example/nataraj" }],
      },
      { name: "says what powers it", spec: "2: Home: a 'powered by' AI badge", sees: [{ text: "powered by AI" }] },
      {
        name: "ends with the footer",
        spec: "2: Footer on public pages: GET IN TOUCH contact form (email and message), quick links",
        sees: [
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
        name: "says what is not available",
        spec: "2: Home: a looping demo video …, an Android app download link",
        look: "home-bare",
        sees: [{ text: "The Android app is not available yet." }, { text: "Developer profiles are not available." }],
      },
      {
        name: "loops the product's own demo, which is there in both forms",
        spec: "2: Home: a looping demo video",
        sees: [
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
        sees: [{ that: "the drawing of each tile moves", holds: tilesMove }],
      },
    ],
  },
  {
    scene: "About",
    as: "visitor",
    at: "/about",
    rows: [
      {
        name: "tells the story and leads on",
        spec: "2: About: product story and FAQ. … Links to /dashboard and /tutorials.",
        look: "about",
        sees: [
          { heading: "About", level: 1 },
          { link: "GO TO THE DASHBOARD", to: "/dashboard" },
          { link: "WATCH THE TUTORIALS", to: "/tutorials" },
        ],
      },
      {
        name: "answers that AI is used",
        spec: "2: About: Answers: AI is used",
        sees: [{ heading: "Frequently asked questions" }, { part: "AI is used" }],
      },
      {
        name: "answers that it is free up to 3 projects",
        spec: "2: About: free up to 3 projects, contact for more",
        does: [{ wait: { text: "Is it free?" } }, { go: "/about#price" }],
        sees: [{ part: "free for up to 3 projects" }, { link: "Contact us", to: "#contact" }],
      },
      {
        name: "answers that dance media is not saved",
        spec: "2: About: personal dance media is not saved",
        does: [{ go: "/about#media" }],
        sees: [{ part: "Personal dance media is not saved" }],
      },
      {
        name: "answers that data goes with the account",
        spec: "2: About: data is deleted on account deletion",
        does: [{ go: "/about#deletion" }],
        sees: [{ part: "your data is deleted when you delete your account" }],
      },
      {
        name: "opens the answer on fair use where Home's link leads",
        spec: "2: Home: links on fair use of AI",
        does: [{ go: "/" }, { press: "Fair use of AI" }, { wait: { path: "/about" } }],
        sees: [{ attribute: "open", of: "details#fair-use", is: "" }],
      },
    ],
  },
  {
    scene: "Tutorials",
    as: "visitor",
    at: "/tutorials",
    rows: [
      {
        name: "has four embedded videos",
        spec: "2: Tutorials: four embedded videos",
        look: "tutorials",
        sees: [
          { heading: "Tutorials", level: 1 },
          { all: "main li h2", count: 4 },
          { all: "main video", count: 4 },
          { that: "each video is there", holds: videosAreThere },
        ],
      },
    ],
  },
  {
    scene: "Blogs",
    as: "visitor",
    at: "/about",
    rows: [
      {
        name: "says that it fetches",
        spec: "2: Blogs: shows 'fetching blogs...' while loading",
        does: [{ answer: { call: "/api/blogs", instead: "hold" } }, { go: "/blogs" }],
        look: "blogs-loading",
        sees: [{ text: "fetching blogs..." }],
      },
      {
        name: "has an entry for each date",
        spec: "2: Blogs: each entry is a date heading plus a markdown body",
        does: [{ release: "/api/blogs" }],
        look: "blogs",
        sees: [{ all: "article h2", are: ["13 November 2026", "2 October 2026", "4 September 2026"] }],
      },
      {
        name: "reads dates as DDMMYYYY before the first dot, and the body as markdown",
        spec: "3: Blog: the part before the first dot is a DDMMYYYY date; the value is markdown",
        does: [
          { answer: { call: "/api/blogs", json: { "28072024.1.md": "Dance with **joy** and [us](/about)." } } },
          { go: "/blogs" },
        ],
        sees: [
          { all: "article h2", are: ["28 July 2024"] },
          { all: "article strong", are: ["joy"] },
          { link: "us", to: "/about" },
        ],
      },
      {
        name: "says 'Network Error' when the server fails",
        spec: "8: 'Network Error': blog fetch failed",
        does: [{ answer: { call: "/api/blogs", status: 500 } }, { go: "/blogs" }],
        look: "blogs-failed",
        sees: [{ dialog: "Network Error", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "is read by okay",
        spec: "8: Alerts titled 'Error!' (button 'okay')",
        does: [{ press: "okay" }],
        sees: [{ dialogs: "none" }, { path: "/blogs" }],
      },
      {
        name: "can be fetched again",
        spec: "8: 'Network Error': blog fetch failed",
        does: [{ release: "/api/blogs" }, { press: "TRY AGAIN" }],
        sees: [{ heading: "13 November 2026" }, { no: "TRY AGAIN" }],
      },
      {
        name: "says 'Network Error' without a network",
        spec: "8: 'Network Error': blog fetch failed",
        does: [{ answer: { call: "/api/blogs", instead: "cut" } }, { go: "/blogs" }],
        sees: [{ dialog: "Network Error", title: "Error!", buttons: ["okay"] }],
      },
    ],
  },
  {
    scene: "Privacy",
    as: "visitor",
    at: "/privacy",
    rows: [
      {
        name: "is dated",
        spec: "2: Privacy: policy dated July 28th 2024",
        look: "privacy",
        sees: [{ part: "July 28th 2024" }],
      },
      ...(
        [
          ["names name and email", "Name and email."],
          ["says that uploads are processed temporarily", "processed temporarily and not stored"],
          ["says that lyrics are stored", "are stored with your project"],
          ["names crash data", "Crash data."],
          ["says what data is used for", "How we use it"],
          ["shares nothing for advertising", "We do not share your data for advertising"],
          ["names the choices", "Your choices"],
          ["keeps data until the account is deleted", "We keep your data until you delete your account."],
          ["speaks of security", "Security"],
          ["collects nothing from children under 13", "We do not collect data from children under 13."],
          ["says that personal dance video is not stored", "Personal dance video is not stored."],
        ] as const
      ).map(([name, part]) => ({ name, spec: "2: Privacy: policy … covering …", sees: [{ part }] })),
      {
        name: "names an address to write to",
        spec: "2: Privacy: contact by email",
        sees: [{ link: "us@nataraj.example", to: "mailto:us@nataraj.example" }],
      },
    ],
  },
];
