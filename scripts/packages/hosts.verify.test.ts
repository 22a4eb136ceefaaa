import { exec, execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The oldest of each that docs/versions.md names. */
const OLDEST = [
  "typescript@5.7",
  "react@18.2",
  "react-dom@18.2",
  "@types/react@18.2",
  "vue@3.5",
  "svelte@5.0",
  "xstate@5",
];

/** A program of somebody else, in a folder that knows nothing of this one. */
const host = await mkdtemp(join(tmpdir(), "nataraj-host-"));
afterAll(() => rm(host, { recursive: true, force: true }));
// By a shell, since npm is a script on Windows.
const shell = (command: string, cwd: string) => promisify(exec)(command, { cwd, maxBuffer: 1e8 });

// After `npm run build`: what is published is what was built.
beforeAll(async () => {
  await shell(`npm pack --pack-destination "${host}" --workspace sdk --workspace player`, root);
  await writeFile(join(host, "package.json"), '{ "type": "module", "version": "0.0.0" }');
  await shell(`npm install --no-audit --no-fund ./nataraj-sdk-*.tgz ./nataraj-player-*.tgz ${OLDEST.join(" ")}`, host);
});

const TYPES = `
import { createNatarajClient } from "@nataraj/sdk";
import { createDance } from "@nataraj/sdk/motion";
import { NatarajPlayer, type NatarajPlayerElement, type NatarajPlayerHandlers } from "@nataraj/player/react";
import { useRef } from "react";
import "@nataraj/player/vue";
import "@nataraj/player/svelte";
import type { GlobalComponents } from "vue";
import type { SvelteHTMLElements } from "svelte/elements";

export const name: Promise<string> = createNatarajClient({ backend: "/api" }).fetchProject("x").then((x) => x.projectName);
export const dance: (...score: Parameters<typeof createDance>) => unknown = createDance;
export const Ref = () => <NatarajPlayer project="x" ref={useRef<NatarajPlayerElement>(null)} />;
export const told: NatarajPlayerHandlers = { onError: ({ detail }) => detail.msg.trim() };
export const react = <NatarajPlayer project="x" dancers={3} onTimeUpdate={({ detail }) => detail.seconds.toFixed()} />;

type Vue = InstanceType<GlobalComponents["nataraj-player"]>["$props"];
export const vue: Vue = { project: "x", class: "mine", controls: true, onTimeupdate: ({ detail }) => detail.seconds.toFixed() };
// @ts-expect-error There is no such look.
export const wrongVue: Vue = { project: "x", look: "tango" };

type Svelte = SvelteHTMLElements["nataraj-player"];
export const svelte: Svelte = { project: "x", class: "mine", ontimeupdate: ({ detail }) => detail.seconds.toFixed() };
// @ts-expect-error There is no such look.
export const wrongSvelte: Svelte = { project: "x", look: "tango" };
`;

it("has types for the oldest TypeScript, React, Vue and Svelte", async () => {
  await writeFile(join(host, "types.tsx"), TYPES);
  const options = "--strict --noEmit --target es2022 --lib es2023,dom,dom.iterable --jsx react-jsx --module esnext";
  const compiled = await shell(`npx tsc ${options} --moduleResolution bundler types.tsx`, host).catch((error) => error);
  expect(compiled.stdout).toBe("");
});

/** In a page of jsdom, with an element that keeps what React gives it in the place of ours. */
const PROGRAM = `
  import { JSDOM } from ${JSON.stringify(import.meta.resolve("jsdom"))};
  const { window } = new JSDOM("<main></main>");
  const { document, HTMLElement, customElements } = window;
  Object.assign(globalThis, { window, document, HTMLElement, customElements, IS_REACT_ACT_ENVIRONMENT: true });
  Object.defineProperty(globalThis, "navigator", { value: window.navigator });
  const { createElement, createRef } = await import("react");
  const { act } = await import("react-dom/test-utils");
  const { createRoot } = await import("react-dom/client");
  const { NatarajPlayer } = await import("@nataraj/player/react");
  customElements.define("nataraj-player", class extends HTMLElement {});
  const ref = createRef();
  const told = [];
  const props = { ref, project: "x", dancers: 3, muted: true, loop: false, onTimeUpdate: ({ detail }) => told.push(detail) };
  act(() => createRoot(document.querySelector("main")).render(createElement(NatarajPlayer, props)));
  ref.current.dispatchEvent(new window.CustomEvent("timeupdate", { detail: 3 }));
  console.log(document.querySelector("main").innerHTML, told.join());`;

it("shows the element in React 18, and hears its events", async () => {
  await writeFile(join(host, "program.mjs"), PROGRAM);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["program.mjs"], { cwd: host });
  // A switch that says false is off.
  const html = '<nataraj-player project="x" dancers="3" muted="true" loop="false"></nataraj-player>';
  expect([stdout, stderr]).toEqual([`${html} 3\n`, ""]);
});
