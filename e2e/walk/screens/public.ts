import type { Screen, Walk } from "../screen.ts";

const UNKNOWN = "0".repeat(32);

const at = (name: string, path: string, heading: string | RegExp): Screen => ({
  name,
  whole: true,
  open: ({ go }) => go(path, { heading }),
});

/** What everybody may see. */
export const PUBLIC: readonly Walk[] = [
  { as: "visitor", dancer: true, screens: [at("home", "/", /Every song/)] },
  {
    as: "visitor",
    screens: [
      at("about", "/about", "About"),
      {
        name: "contact-refused",
        async open({ press, sees }) {
          await press("SEND");
          await sees({ css: "dialog[open]" });
        },
      },
      at("tutorials", "/tutorials", "Tutorials"),
      at("blogs", "/blogs", /2026/),
      at("privacy", "/privacy", "Privacy policy"),
      at("restricted", "/restricted", "UH OH :("),
      at("not-found", "/nowhere/at/all", "Nothing Here"),
      at("practise", "/practise", /Practise/),
    ],
  },
  {
    as: "visitor",
    screens: [
      {
        name: "blogs-loading",
        async open({ hold, go }) {
          await hold("/api/blogs");
          await go("/blogs", { text: "fetching blogs..." });
        },
      },
    ],
  },
  {
    as: "visitor",
    screens: [
      {
        name: "blogs-failing",
        async open({ fail, go }) {
          await fail("/api/blogs");
          await go("/blogs", { css: "dialog[open]" });
        },
      },
      { name: "blogs-failed", open: ({ press, sees }) => press("okay").then(() => sees({ text: /could not be/ })) },
    ],
  },
  {
    as: "visitor",
    screens: [
      at("docs", "/docs", /.+/),
      at("docs-guide", "/docs/embedding", /.+/),
      at("docs-player-empty", "/docs/player", /.+/),
    ],
  },
  {
    as: "visitor",
    dancer: true,
    screens: [
      {
        name: "docs-player",
        whole: true,
        open: ({ go, product }) => go(`/docs/player?project=${product.publicID}`, { css: "nataraj-player" }),
      },
      {
        name: "standalone",
        open: ({ go, product }) => go(`/standalone/${product.publicID}`, { css: "button" }),
      },
    ],
  },
  {
    as: "visitor",
    screens: [{ name: "standalone-unknown", open: ({ go }) => go(`/standalone/${UNKNOWN}`, { css: "p" }) }],
  },
];
