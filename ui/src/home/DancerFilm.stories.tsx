import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { DancerFigure } from "./DancerFigure.tsx";
import { DancerFilm } from "./DancerFilm.tsx";
import { HeroBackdrop } from "./HeroBackdrop.tsx";
import { NONE, waitingVideo } from "./story-video.ts";

const meta: Meta<typeof DancerFilm> = {
  title: "Home/DancerFilm",
  component: DancerFilm,
  args: { files: waitingVideo() },
  render: (args) => (
    <HeroBackdrop>
      <DancerFigure />
      <DancerFilm {...args} />
    </HeroBackdrop>
  ),
};
export default meta;
type Story = StoryObj<typeof DancerFilm>;

const video = (canvas: HTMLElement) => canvas.querySelector("video") as HTMLVideoElement;

/** The picture is seen as long as the film does not play. */
export const Waiting: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector(".nj-dancer-film")).toHaveAttribute("data-seen", "false");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A person who does not want it to move stops it. */
export const Playing: Story = {
  args: { files: waitingVideo() },
  play: async ({ canvas, canvasElement }) => {
    fireEvent.playing(video(canvasElement));
    await userEvent.click(await canvas.findByRole("button", { name: "Stop the dancer" }));
    fireEvent.pause(video(canvasElement));
    await canvas.findByRole("button", { name: "Let the dancer dance" });
    const picture = canvasElement.querySelector(".nj-dancer-figure") as Element;
    await waitFor(() => expect(getComputedStyle(picture).opacity).toBe("0"));
  },
};

/** Where no file can be had the picture stays. */
export const Missing: Story = {
  args: { files: NONE },
  play: async ({ canvasElement }) => {
    fireEvent.error(canvasElement.querySelector("source") as HTMLSourceElement);
    await waitFor(() => expect(canvasElement.querySelector("video")).toBeNull());
  },
};
