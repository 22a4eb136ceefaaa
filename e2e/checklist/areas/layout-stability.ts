import type { Row, Scene } from "../row.ts";

/** What search engines call good is 0.1; a page of ours does not jump, but for what is rounded. */
const STABLE = { shift: 0.005 };

/** Pages whose links and texts depend on what the operator has set up, which the server tells late. */
const WITH_SETTINGS: readonly (readonly [string, string])[] = [
  ["/", "Every song has a dance in it."],
  ["/about", "About"],
  ["/tutorials", "Tutorials"],
  ["/privacy", "Privacy policy"],
  ["/login", "LOGIN"],
  ["/signup", "SIGN UP"],
  ["/restricted", "UH OH :("],
  ["/no/such/page", "Nothing Here"],
];

const settingsLate = ([path, heading]: readonly [string, string]): Row => ({
  name: `${path} stands still when the settings come late`,
  spec: "2: Screens and routes",
  steps: [
    { answer: { call: "/api/settings", mode: "hold" } },
    { go: path },
    { wait: { heading } },
    { settled: true },
    { release: "/api/settings" },
    { wait: { link: "GitHub", to: "https://github.example/maker" } },
  ],
  expects: [STABLE],
});

export const LAYOUT_STABILITY: readonly Scene[] = [
  {
    scene: "pages that come bit by bit",
    as: "visitor",
    at: "/about",
    rows: [
      ...WITH_SETTINGS.map(settingsLate),
      {
        name: "/blogs stands still when its entries come",
        spec: "2: Blogs: shows 'fetching blogs...' while loading",
        steps: [
          { answer: { call: "/api/blogs", mode: "hold" } },
          { go: "/blogs" },
          { wait: { text: "fetching blogs..." } },
          { settled: true },
          { release: "/api/blogs" },
          { wait: { heading: "13 November 2026" } },
        ],
        expects: [STABLE],
      },
      {
        name: "/blogs stands still when they cannot be had",
        spec: "8: 'Network Error': blog fetch failed",
        steps: [
          {
            answer: { call: "/api/blogs", mode: "hold", status: 500, json: { error: "internal", message: "Broken." } },
          },
          { go: "/blogs" },
          { wait: { text: "fetching blogs..." } },
          { settled: true },
          { release: "/api/blogs" },
          { wait: { text: "The blogs could not be fetched." } },
        ],
        expects: [STABLE],
      },
      {
        name: "/docs/player stands still when the player's script comes",
        spec: "2: Screens and routes",
        steps: [{ go: "/docs/player?project={other}" }, { wait: { all: "nataraj-player:defined", count: 1 } }],
        // The script may come before the page's own fonts, in which a line may break anew.
        expects: [{ shift: 0.02 }],
      },
    ],
  },
];
