import type { Walk, Walked } from "../screen.ts";

const PLAYER = { css: ".nj-player__controls" };

/** Presses what opens something over the page, and waits for it. */
async function over({ press, sees }: Walked, name: string | RegExp): Promise<void> {
  await press(name);
  await sees({ css: "dialog[open]" });
}

/** Closes the drawer or the choice of the dancer, whichever is open. */
const closeDrawer = ({ page }: Walked) => page.locator(".nj-player__controls [aria-expanded=true]").click();

/** Opens what stands under '…' on a phone; nothing where all stands in a row. */
async function unfold({ page }: Walked): Promise<void> {
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) await more.click();
}

const close = ({ page }: Walked) => page.keyboard.press("Escape");

/** A dance, for whom it is made, for others, and for whom it is not. */
export const PROJECT: readonly Walk[] = [
  {
    as: "visitor",
    screens: [
      {
        name: "project-loading",
        async open({ hold, go, product }) {
          await hold("/api/fetchproject/*");
          await go(`/project/${product.publicID}`, { text: "Fetching your Nataraj Choreographed Project" });
        },
      },
    ],
  },
  {
    as: "visitor",
    screens: [
      {
        name: "project-failing",
        async open({ fail, go, product }) {
          await fail("/api/fetchproject/*");
          await go(`/project/${product.publicID}`, { css: "dialog[open]" });
        },
      },
      { name: "project-failed", open: ({ press, sees }) => press("okay").then(() => sees({ text: /TRY AGAIN/ })) },
    ],
  },
  {
    as: "visitor",
    screens: [
      {
        name: "project-private",
        open: ({ go, product }) => go(`/project/${product.privateID}`, { css: "dialog[open]" }),
      },
    ],
  },
  {
    as: "visitor",
    screens: [
      {
        name: "project-gone",
        async open({ go, press, sees }) {
          await go(`/project/${"0".repeat(32)}`, { css: "dialog[open]" });
          await press("okay");
          await sees({ heading: "This dance is gone" });
        },
      },
    ],
  },
  {
    as: "visitor",
    dancer: true,
    screens: [
      { name: "project-visitor", whole: true, open: ({ go, product }) => go(`/project/${product.publicID}`, PLAYER) },
      { name: "project-keys", open: (walked) => over(walked, "Keyboard shortcuts") },
    ],
  },
  {
    as: "owner",
    dancer: true,
    screens: [{ name: "project-short", open: ({ go, product }) => go(`/project/${product.ownID}`, PLAYER) }],
  },
  {
    as: "collector",
    dancer: true,
    screens: [
      { name: "project-owner", whole: true, open: ({ go, product }) => go(`/project/${product.publicID}`, PLAYER) },
      { name: "project-tools", open: ({ press }) => press("Practice tools") },
      {
        name: "project-dancer",
        webgl: true,
        async open(walked) {
          await closeDrawer(walked);
          await walked.press("Dancer", { css: ".nj-dancer-choice" });
        },
      },
      {
        name: "project-playing",
        async open(walked) {
          await closeDrawer(walked);
          await walked.press("WATCH YOUR DANCE", { css: "[aria-label=Pause]" });
          await walked.page.mouse.move(0, 0);
        },
      },
      {
        name: "project-watching",
        // With words, and without the controls.
        open: ({ sees }) => sees({ css: '.nj-player[data-controls="hidden"] .nj-lyric[data-empty="false"]' }),
      },
      {
        name: "project-share",
        async open(walked) {
          // By the keyboard: the controls hide from a mouse again before a busy machine has pressed them.
          await walked.page.getByLabel("Pause", { exact: true }).press("Enter");
          await over(walked, "SHARE");
        },
      },
      {
        name: "project-save",
        async open(walked) {
          await close(walked);
          await unfold(walked);
          await over(walked, "SAVE AS FILE");
        },
      },
      { name: "project-rename", open: (walked) => close(walked).then(() => over(walked, "Rename the project")) },
      {
        name: "editor",
        whole: true,
        async open(walked) {
          await close(walked);
          await walked.press("EDIT THE DANCE", { css: ".nj-timeline" });
        },
      },
      {
        name: "editor-step",
        whole: true,
        async open({ page, sees }) {
          await page.getByRole("region", { name: "Steps" }).getByRole("button").nth(1).click();
          await sees({ css: ".nj-move" });
        },
      },
    ],
  },
  {
    as: "visitor",
    dancer: true,
    screens: [
      {
        name: "project-step-sheet",
        whole: true,
        open: ({ go, product }) => go(`/stepsheet/${product.publicID}`, { css: ".nj-page__actions button:enabled" }),
      },
      {
        name: "practise-project",
        whole: true,
        open: ({ go, product }) => go(`/practise/${product.publicID}`, { css: "h1" }),
      },
    ],
  },
];
