// @vitest-environment jsdom
import { act, createElement, createRef, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import type { NatarajPlayerElement } from "./element.ts";
import { NatarajPlayer } from "./react.ts";

afterEach(() => void vi.unstubAllGlobals());

/** jsdom has no style sheets of scripts: in the element's place stands one that keeps what React gives it. */
class Double extends HTMLElement {
  muted = false;
}

it("gives the element its attributes, hears its events, and lets go of them", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  customElements.define("nataraj-player", Double);
  const told: string[] = [];
  const ref = createRef<NatarajPlayerElement>();
  const player = (name: string) =>
    createElement(NatarajPlayer, {
      ref,
      project: "nataraj-1",
      look: "street",
      dancers: 3,
      muted: true,
      controls: true,
      loop: false,
      className: "mine",
      onEnded: () => told.push(`${name} ended`),
      onTimeUpdate: ({ detail }) => told.push(`${name} ${detail.seconds}`),
    });
  const root = createRoot(document.createElement("div"));
  act(() => root.render(createElement(StrictMode, null, player("first"))));
  const element = ref.current as NatarajPlayerElement;
  const read = (name: string) => element.getAttribute(name);
  expect(["project", "look", "dancers", "controls", "loop", "class"].map(read)).toEqual([
    "nataraj-1",
    "street",
    "3",
    "",
    null,
    "mine",
  ]);
  expect(element.muted).toBe(true);
  act(() => root.render(createElement(StrictMode, null, player("second"))));
  element.dispatchEvent(new CustomEvent("timeupdate", { detail: { seconds: 3, duration: 9 } }));
  element.dispatchEvent(new CustomEvent("ended"));
  expect(told).toEqual(["second 3", "second ended"]);
  act(() => root.unmount());
  element.dispatchEvent(new CustomEvent("ended"));
  expect(told).toHaveLength(2);
});

it("renders on a server", () => {
  const html = renderToString(createElement(NatarajPlayer, { project: "nataraj-1", load: "visible", muted: true }));
  expect(html).toBe('<nataraj-player project="nataraj-1" load="visible" muted=""></nataraj-player>');
});
