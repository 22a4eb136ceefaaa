import type { Scene } from "../../row.ts";

export const BLOGS: readonly Scene[] = [
  {
    scene: "Blogs",
    as: "visitor",
    at: "/about",
    rows: [
      {
        name: "says that it fetches",
        spec: "2: Blogs: shows 'fetching blogs...' while loading",
        steps: [{ answer: { call: "/api/blogs", mode: "hold" } }, { go: "/blogs" }],
        inspect: "blogs-loading",
        expects: [{ text: "fetching blogs..." }],
      },
      {
        name: "has an entry for each date",
        spec: "2: Blogs: each entry is a date heading plus a markdown body",
        steps: [{ release: "/api/blogs" }],
        inspect: "blogs",
        expects: [{ all: "article h2", are: ["13 November 2026", "2 October 2026", "4 September 2026"] }],
      },
      {
        name: "reads dates as DDMMYYYY before the first dot, and the body as markdown",
        spec: "3: Blog: the part before the first dot is a DDMMYYYY date; the value is markdown",
        steps: [
          { answer: { call: "/api/blogs", json: { "28072024.1.md": "Dance with **joy** and [us](/about)." } } },
          { go: "/blogs" },
        ],
        expects: [
          { all: "article h2", are: ["28 July 2024"] },
          { all: "article strong", are: ["joy"] },
          { link: "us", to: "/about" },
        ],
      },
      {
        name: "says 'Network Error' when the server fails",
        spec: "8: 'Network Error': blog fetch failed",
        steps: [{ answer: { call: "/api/blogs", status: 500 } }, { go: "/blogs" }],
        expects: [{ dialog: "Network Error", title: "Error!", buttons: ["okay"] }],
      },
      {
        name: "is read by okay",
        spec: "8: Alerts titled 'Error!' (button 'okay')",
        steps: [{ press: "okay" }],
        expects: [{ dialogs: "none" }, { path: "/blogs" }],
      },
      {
        name: "can be fetched again",
        spec: "8: 'Network Error': blog fetch failed",
        steps: [{ release: "/api/blogs" }, { press: "TRY AGAIN" }],
        expects: [{ heading: "13 November 2026" }, { no: "TRY AGAIN" }],
      },
      {
        name: "says 'Network Error' without a network",
        spec: "8: 'Network Error': blog fetch failed",
        steps: [{ answer: { call: "/api/blogs", mode: "cut" } }, { go: "/blogs" }],
        expects: [{ dialog: "Network Error", title: "Error!", buttons: ["okay"] }],
      },
    ],
  },
];
