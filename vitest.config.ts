import { availableParallelism } from "node:os";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { findTestChromium, TEST_CHROMIUM_ARGS } from "./scripts/chromium.mjs";
import { TestSequencer } from "./scripts/test-sequencer.ts";

const source = "@nataraj/source";
const client = { conditions: [source, ...defaultClientConditions] };
// Node is told these too: with "module" it would load code that was written for bundlers.
const server = { conditions: [source, ...defaultServerConditions.filter((condition) => condition !== "module")] };
/**
 * Node itself loads the sources, by tsx: Vite's module runner looks up what is imported each time it is used, so that loops
 * over samples and poses take twice as long or more. Not tests, nor what is written for Vite, nor what browser tests have
 * a page run, where tsx's helpers are not.
 */
const native = {
  execArgv: ["--import", import.meta.resolve("tsx"), `--conditions=${source}`],
  server: { deps: { external: [/^(?!.*(\/(ui|site)\/src\/|\/e2e\/|\.test\.ts$)).*\.(ts|mjs)$/] } },
};
/**
 * The addon's transformed stories compare their address with the test's path, and decode no letter of it but a space: in a
 * folder with an umlaut none would be tested.
 */
const storiesInAnyFolder: Plugin = {
  name: "stories-in-any-folder",
  enforce: "post",
  transform: (code, id) =>
    id.includes(".stories.")
      ? {
          code: code.replace("convertToFilePath(import.meta.url)", "decodeURI(convertToFilePath(import.meta.url))"),
          map: null,
        }
      : undefined,
};
const executablePath = findTestChromium();
/** A time-out is for what never comes. It is minutes long, as others may use the machine. Milliseconds. */
const TIMEOUT_MS = 600_000;
const limits = { testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS, expect: { poll: { timeout: TIMEOUT_MS / 2 } } };

const NODE_TESTS = ["sdk", "server", "player", "scripts", "site/plugins", "ui/scripts", "workshop"];
const NOT_OURS = ["**/node_modules/**", "**/dist/**"];
/** What is statistics, load or machinery: `npm run verify` runs it, `npm test` does not. */
const VERIFY = "**/*.verify.test.ts";

export default defineConfig({
  test: {
    // Tests wait for servers, databases and pages: four workers keep two cores busy.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    // Who asks for a shuffled order gets Vitest's own.
    sequence: process.argv.includes("--sequence.shuffle.files") ? {} : { sequencer: TestSequencer },
    projects: [
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          ...native,
          name: "node",
          // Nothing of a test stays behind in its modules; loading them anew for each file takes minutes in all.
          isolate: false,
          setupFiles: ["server/src/test/patience.ts"],
          environment: "node",
          ...limits,
          include: NODE_TESTS.map((folder) => `${folder}/**/*.test.ts`),
          exclude: [...NOT_OURS, VERIFY],
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          ...native,
          name: "verify",
          isolate: false,
          setupFiles: ["server/src/test/patience.ts"],
          environment: "node",
          ...limits,
          include: [...NODE_TESTS, "ui/src", "site/src"].map((folder) => `${folder}/${VERIFY}`),
          exclude: NOT_OURS,
        },
      },
      {
        plugins: [react()],
        resolve: client,
        ssr: { resolve: server },
        test: {
          name: "dom",
          isolate: false,
          setupFiles: ["scripts/missing-in-jsdom.ts", "scripts/clean-up-page.ts"],
          ...limits,
          environment: "jsdom",
          include: ["{ui,site}/src/**/*.test.{ts,tsx}"],
          exclude: [...NOT_OURS, VERIFY],
          globals: true,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" }), storiesInAnyFolder],
        test: {
          name: "stories",
          setupFiles: [".storybook/clear-page.ts"],
          ...limits,
          // One page for all: stories leave nothing behind, and opening a page for each file takes longer than its stories.
          isolate: false,
          browser: {
            enabled: true,
            fileParallelism: false,
            headless: true,
            provider: playwright({ launchOptions: { executablePath, args: TEST_CHROMIUM_ARGS } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          ...native,
          name: "e2e",
          isolate: false,
          environment: "node",
          include: ["e2e/**/*.test.ts"],
          exclude: [...NOT_OURS, VERIFY],
          globalSetup: ["e2e/global-setup.ts"],
          ...limits,
        },
      },
      {
        resolve: server,
        ssr: { resolve: server },
        test: {
          ...native,
          name: "verify-browser",
          isolate: false,
          environment: "node",
          include: [`e2e/${VERIFY}`],
          exclude: NOT_OURS,
          globalSetup: ["e2e/global-setup.ts"],
          ...limits,
        },
      },
    ],
  },
});
