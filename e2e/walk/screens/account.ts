import type { Walk } from "../screen.ts";

/** The ways in, and who is in. */
export const ACCOUNT: readonly Walk[] = [
  {
    as: "visitor",
    screens: [
      { name: "login", whole: true, open: ({ go }) => go("/login", { heading: "LOGIN" }) },
      {
        name: "login-refused",
        async open({ page, press, sees }) {
          await page.getByLabel("Email").first().fill("nobody@example.org");
          await page.getByLabel("Password", { exact: true }).fill("not the password");
          await press("LOGIN");
          await sees({ css: "dialog[open]" });
        },
      },
      { name: "signup", whole: true, open: ({ go }) => go("/signup", { heading: "SIGN UP" }) },
      {
        name: "signup-refused",
        async open({ page, press, sees }) {
          await page.getByLabel("Email").first().fill("somebody@example.org");
          await page.getByLabel("Password", { exact: true }).fill("correct horse 7");
          await page.getByLabel("Confirm password").fill("correct horse 8");
          await press(/^SIGN ?UP$/);
          await sees({ css: "[role=alert], dialog[open], [aria-invalid=true]" });
        },
      },
      {
        name: "onboarding",
        whole: true,
        async open({ page, press, sees, go }) {
          await go("/signup", { heading: "SIGN UP" });
          await page.getByLabel("Email").first().fill("somebody@example.org");
          await page.getByLabel("Password", { exact: true }).fill("correct horse 7");
          await page.getByLabel("Confirm password").fill("correct horse 7");
          await press(/^SIGN ?UP$/);
          await sees({ css: "input[autocomplete=name], input[name=name]" });
        },
      },
      { name: "reset", whole: true, open: ({ go }) => go("/auth/reset-password", { css: "form" }) },
      { name: "reset-new", whole: true, open: ({ go }) => go("/auth/reset-password?token=abc", { css: "form" }) },
    ],
  },
  {
    as: "collector",
    screens: [
      { name: "profile-long-name", whole: true, open: ({ go }) => go("/profile", { text: /Featherstonehaugh/ }) },
      {
        name: "profile-delete",
        open: ({ press, sees }) => press("DELETE ACCOUNT").then(() => sees({ css: "dialog[open]" })),
      },
    ],
  },
  { as: "owner", screens: [{ name: "profile", whole: true, open: ({ go }) => go("/profile", { text: "Ada" }) }] },
];
