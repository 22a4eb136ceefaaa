import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

/** Drawn by `npm run build`; without them components show what they show where a picture is missing. */
const POSTERS = dirname(fileURLToPath(import.meta.resolve("@nataraj/ui/posters/hero.webp")));
/** The songs as the server's build leaves them, for the story that shows them. */
const LIBRARY = fileURLToPath(new URL("../server/dist/library", import.meta.url));

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./Welcome.mdx", "../{ui,site}/src/**/*.stories.tsx"],
  // The last lets coding assistants read the stories of a running Storybook; it is not in the built one.
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "@storybook/addon-mcp"],
  staticDirs: [
    { from: POSTERS, to: "/posters" },
    { from: LIBRARY, to: "/library" },
  ].filter(({ from }) => existsSync(from)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      // What Vite finds only when a story opens makes it load all again, in the middle of other stories' tests.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        "@xstate/react",
        "@zxcvbn-ts/core",
        "@zxcvbn-ts/language-common",
        "idb",
        "ky",
        "msw",
        "peaks.js",
        "react-markdown",
        "react-router-dom",
        "remark-gfm",
        "three",
        "three/addons/controls/OrbitControls.js",
        "three/addons/libs/meshopt_decoder.module.js",
        "waveform-data",
        "xstate",
        "zod/mini",
      ],
    },
    resolve: {
      ...vite.resolve,
      conditions: ["@nataraj/source", ...defaultClientConditions],
      dedupe: ["react", "react-dom", "konva"],
    },
  }),
};
export default config;
