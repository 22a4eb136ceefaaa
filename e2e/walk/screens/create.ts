import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Walk } from "../screen.ts";

const LONG_FILE = "a very long file name of a song that nobody would ever want to type again, not even once";

/** From a song to a dance. */
export const CREATE: readonly Walk[] = [
  {
    as: "newcomer",
    screens: [
      {
        name: "music-loading",
        open: ({ hold, go }) =>
          hold("/api/songs").then(() => go("/selectaudio", { heading: "Or choose one of our songs" })),
      },
    ],
  },
  {
    as: "newcomer",
    screens: [
      {
        name: "music-failing",
        open: ({ fail, go }) => fail("/api/songs").then(() => go("/selectaudio", { text: /AGAIN/ })),
      },
    ],
  },
  { as: "collector", screens: [{ name: "music-limit", open: ({ go }) => go("/selectaudio", { text: /3 projects/ }) }] },
  {
    as: "maker",
    dancer: true,
    screens: [
      {
        name: "music",
        whole: true,
        open: ({ go }) => go("/selectaudio", { css: ".nj-song-list img, .nj-songs img, main img" }),
      },
      {
        name: "music-chosen",
        whole: true,
        async open({ page, product, sees }) {
          const file = { name: `${LONG_FILE}${basename(product.song).slice(-4)}`, mimeType: "audio/mpeg" };
          const buffer = await readFile(product.song);
          await page
            .locator("input[type=file]")
            .first()
            .setInputFiles({ ...file, buffer });
          await sees({ text: /a very long file name/ });
        },
      },
      {
        name: "trim",
        whole: true,
        open: ({ press, sees }) => press("NEXT").then(() => sees({ text: /Total Length/ })),
      },
      {
        name: "style",
        whole: true,
        async open({ page, press, sees }) {
          await page.locator(".nj-trimmer__preset", { hasText: "30 seconds" }).click();
          await press("NEXT");
          await sees({ css: ".nj-styles__tile" });
        },
      },
      {
        name: "avatar",
        whole: true,
        open: ({ press, sees }) => press("NEXT").then(() => sees({ text: "SAVE AVATAR IN PREFERENCES" })),
      },
      {
        name: "avatar-saved",
        open: ({ press, sees }) => press("SAVE AVATAR IN PREFERENCES").then(() => sees({ css: "dialog[open]" })),
      },
      {
        name: "generating",
        whole: true,
        async open({ hold, press, sees }) {
          await hold("/api/generatedance");
          await hold("/api/generation/*");
          await press("okay");
          await press("NEXT");
          await sees({ text: /Generating your choreography/ });
        },
      },
      { name: "loading", open: ({ go }) => go("/loading", { text: /14/ }) },
      { name: "rnd", open: ({ go }) => go("/rnd", { css: "h1" }) },
    ],
  },
];
