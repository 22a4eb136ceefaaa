import type { Screen, Walk } from "../screen.ts";

/** Opens a dialog of the first tile that has it, after the one before was closed. @param more It is under '…'. */
const dialog = (name: string, button: RegExp, more = false): Screen => ({
  name,
  async open({ page, press, sees }) {
    if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
    const tile = page.locator(".nj-project-tile", { has: page.getByText(button) }).first();
    if (more) await tile.getByRole("button", { name: /^More for/ }).click();
    await press(button);
    await sees({ css: "dialog[open]" });
  },
});

/** A person's projects. */
export const DASHBOARD: readonly Walk[] = [
  {
    as: "newcomer",
    screens: [{ name: "dashboard-empty", open: ({ go }) => go("/dashboard", { heading: "OOPS, NO PROJECTS YET" }) }],
  },
  {
    as: "collector",
    screens: [
      {
        name: "dashboard-loading",
        open: ({ hold, go }) =>
          hold("/api/fetchprojects/*").then(() => go("/dashboard", { text: "Loading your projects..." })),
      },
    ],
  },
  {
    as: "collector",
    screens: [
      {
        name: "dashboard-failing",
        open: ({ fail, go }) => fail("/api/fetchprojects/*").then(() => go("/dashboard", { css: "dialog[open]" })),
      },
      { name: "dashboard-failed", open: ({ press, sees }) => press("okay").then(() => sees({ text: /TRY AGAIN/ })) },
    ],
  },
  { as: "owner", screens: [{ name: "dashboard-one", open: ({ go }) => go("/dashboard", { text: "Calm Tiger" }) }] },
  {
    as: "collector",
    screens: [
      { name: "dashboard", whole: true, open: ({ go }) => go("/dashboard", { text: "Brave Peacock" }) },
      {
        name: "dashboard-limit",
        open: ({ press, sees }) => press("CREATE NEW PROJECT").then(() => sees({ css: "dialog[open]" })),
      },
      dialog("dashboard-share", /^SHARE /),
      dialog("dashboard-rename", /^RENAME /, true),
      dialog("dashboard-delete", /^DELETE /),
      dialog("dashboard-styles", /^CHANGE THE STYLES/, true),
      dialog("dashboard-song", /^CHANGE THE SONG/, true),
    ],
  },
];
