import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { programOf } from "./program-of.mjs";

/** Where a system Chromium may be found. */
const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
/** Debian's Chromium without a window around its pages. It opens a page with a fifth of the work. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** What every browser of ours is started with: software WebGL, sound without a gesture, no connections of its own. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--autoplay-policy=no-user-gesture-required",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];

/**
 * For tests: pages are composed without WebGL, which takes a third less of the processor's time and gives more frames a
 * second. Not for pictures that are compared with older ones.
 */
export const TEST_CHROMIUM_ARGS = [...CHROMIUM_ARGS, "--disable-gpu-compositing"];

/** Path of a Chromium on this machine: $CHROMIUM, a system one, or Playwright's; undefined where there is none. */
export function findChromium() {
  return [process.env.CHROMIUM, ...SYSTEM, chromium.executablePath(), HEADLESS_SHELL].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Path of the Chromium that tests use: $CHROMIUM, the headless shell, or any other. Pictures and films are drawn by the one
 * that people have.
 */
export function findTestChromium() {
  return process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium());
}

/**
 * Finds a Chromium or obtains one: Playwright's download, else the distribution's package when root on Debian.
 * @throws {Error} with one sentence when none can be had: browser tests never vanish silently.
 */
export function obtainChromium() {
  const found = findChromium();
  if (found) return found;
  const attempts = [
    [process.execPath, [programOf("playwright"), "install", "chromium"]],
    ...(process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")
      ? [
          ["apt-get", ["update", "-qq"]],
          ["apt-get", ["install", "-y", "-qq", "chromium"]],
        ]
      : []),
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, {
        stdio: ["ignore", "inherit", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    } catch {
      continue;
    }
    const obtained = findChromium();
    if (obtained) return obtained;
  }
  throw new Error("The browser tests need a Chromium: install one, or set CHROMIUM to its path.");
}
