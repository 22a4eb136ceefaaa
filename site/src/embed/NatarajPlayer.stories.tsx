import { NatarajPlayer } from "@nataraj/player/react";
import { posterOf } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { STORY_PROJECT } from "../testing/story-server.ts";

/**
 * `<nataraj-player>`: a dance in any page. It shows a picture of the dance until it is pressed; then a frame with the
 * standalone player takes its place. Storybook has no such page: its stories are below Pages, and a press here plays where
 * the product serves Storybook.
 */
const meta: Meta<typeof NatarajPlayer> = {
  title: "Player/nataraj-player (avatar element)",
  id: "player-nataraj-player",
  component: NatarajPlayer,
  args: {
    site: typeof location === "undefined" ? "" : location.origin,
    project: STORY_PROJECT,
    poster: posterOf("Ballet").large,
  },
  parameters: { maxWidth: "40rem" },
};
export default meta;
type Story = StoryObj<typeof NatarajPlayer>;

const shadowOf = (page: HTMLElement) => page.querySelector("nataraj-player")?.shadowRoot;

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(shadowOf(canvasElement)?.querySelector("button")).not.toBeNull();
  },
};
/** Another dance, with words for those who do not see it. */
export const AnotherDance: Story = { args: { poster: posterOf("Hip Hop").large, label: "A dance to Neon Staircase" } };
/** In a narrow column. */
export const Narrow: Story = { parameters: { maxWidth: "15rem" }, tags: ["!test"] };
