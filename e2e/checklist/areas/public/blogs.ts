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
];
