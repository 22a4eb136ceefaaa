import { parseDanceForm } from "@nataraj/sdk/contract";
import { askedStaging } from "@nataraj/sdk/looks";
import { SOLO } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect } from "storybook/test";
import page from "../../standalone.html?raw";
import { dancerFor } from "../pages/project/create-dancer.ts";
import { project } from "../testing/story-server.ts";
import { showControls } from "./controls.ts";
import { readProject } from "./fetch-project.ts";
import { playStandalone } from "./play-standalone.ts";
import { readPlayerOptions } from "./player-options.ts";
import { createScreen } from "./screen.ts";
import css from "./standalone.css?inline";

/** What the page has between its `body` tags, without its script. */
const body = new DOMParser().parseFromString(page, "text/html").querySelector("main")?.outerHTML ?? "";

interface StandaloneProps {
  /** The query of the page's address. */
  search: string;
  /** A sentence in place of the dance. */
  message?: string;
}

/** The page, put on as `main.ts` does it, with the project of the stories. */
function Standalone({ search, message }: StandaloneProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const parent = place.current;
    const played = readProject({ project: project() });
    if (!parent || !played) return;
    parent.innerHTML = `<style>${css} .story-standalone { height: 100vh; }</style>${body}`;
    const screen = createScreen();
    if (message) {
      screen.calm(message);
      return () => parent.replaceChildren();
    }
    const canvas = document.createElement("canvas");
    screen.stage.append(canvas);
    const asked = readPlayerOptions(search);
    const { cast = SOLO } = askedStaging(played.staging, asked.staging, parseDanceForm(played.danceform)[0]);
    const engine = dancerFor(played.danceform, cast)(canvas);
    engine.setView("automatic");
    const fit = () => engine.resize(screen.stage.clientWidth, screen.stage.clientHeight, devicePixelRatio);
    const size = new ResizeObserver(fit);
    size.observe(screen.stage);
    const player = playStandalone({
      screen,
      project: played,
      engine,
      refresh: async () => played.song,
      asked,
      still: matchMedia("(prefers-reduced-motion: reduce)").matches,
    });
    if (asked.controls) showControls(screen.element, player);
    return () => {
      size.disconnect();
      player.stop();
      engine.dispose();
      parent.replaceChildren();
    };
  }, [search, message]);
  return <div className="story-standalone" ref={place} />;
}

/** /standalone/{projectId}: the dance alone on the whole screen, also what `<nataraj-player>` shows in its frame. */
const meta: Meta<typeof Standalone> = {
  title: "Pages/Standalone player (avatar)",
  id: "pages-standalone",
  component: Standalone,
  args: { search: "" },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "30rem" } } },
};
export default meta;
type Story = StoryObj<typeof Standalone>;

/** It begins by itself four seconds after the dancer has come. */
export const PlaysByItself: Story = { tags: ["!test", "webgl"] };
/** A page that embeds it may ask for a press first. */
export const WaitsForAPress: Story = { args: { search: "?autoplay=0" }, tags: ["!test", "webgl"] };
export const WithControls: Story = { args: { search: "?autoplay=0&controls=1" }, tags: ["!test", "webgl"] };
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test", "webgl"] };
/** A private project, an unknown one and one that is not finished look the same. */
export const Failed: Story = {
  name: "Error",
  args: { message: "This dance is not available." },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This dance is not available.")).toBeVisible();
  },
};
