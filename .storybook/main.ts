import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";
import { copyAssets } from "../ui/scripts/copy-assets.mjs";

const asset = (folder: string) => fileURLToPath(new URL(`../assets/${folder}`, import.meta.url));

const ICON = '<link rel="icon" type="image/svg+xml" href="./icon.svg" />';

copyAssets();

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./Welcome.mdx", "../{ui,site}/src/**/*.stories.tsx", "../workshop/**/*.stories.tsx"],
  // The last lets coding assistants read the stories of a running Storybook; it is not in the built one.
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "@storybook/addon-mcp"],
  staticDirs: [
    { from: fileURLToPath(new URL("../site/public", import.meta.url)), to: "/" },
    // What the Welcome page shows of the product.
    { from: fileURLToPath(new URL("../docs/pictures", import.meta.url)), to: "/welcome" },
    { from: asset("posters"), to: "/posters" },
    { from: asset("songs"), to: "/library" },
  ],
  managerHead: (head) => `${head}${ICON}`,
  // A browser looks for one at the story's page too, and says in the console that it is missing.
  previewHead: (head) => `${head}${ICON}`,
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
        "supertokens-auth-react",
        "supertokens-auth-react/recipe/emailpassword",
        "supertokens-auth-react/recipe/session",
        "supertokens-auth-react/recipe/thirdparty",
        "three",
        "three/addons/controls/OrbitControls.js",
        "meshoptimizer/decoder",
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
