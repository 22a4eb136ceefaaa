import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { DemoVideo } from "./DemoVideo.tsx";
import { TutorialVideo } from "./TutorialVideo.tsx";

const meta: Meta = { title: "Home/Videos" };
export default meta;
type Story = StoryObj;

/** Nothing that any browser plays. */
const NONE = [{ url: "data:video/webm,", type: "video/webm" }];
/** A video that has not come yet, as before a press. */
const WAITING = [{ url: "/never.webm", type: "video/webm" }];
const POSTER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='960' height='540'%3E%3Crect width='960' height='540' fill='%235b1f52'/%3E%3C/svg%3E";

export const NoDemo: Story = {
  render: () => <DemoVideo />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("The demo video is not available.")).toBeVisible();
  },
};

/** Where a browser does not play by itself, a press does. */
export const Demo: Story = {
  render: () => <DemoVideo files={WAITING} poster={POSTER} />,
};

export const Tutorial: Story = {
  render: () => (
    <TutorialVideo
      title="Mix dance styles"
      text="One of eight, or several."
      steps={[
        { start: 0, text: "Choose a style." },
        { start: 5, text: "Choose another one." },
      ]}
      files={WAITING}
      poster={POSTER}
    />
  ),
};

export const TutorialMissing: Story = {
  render: () => (
    <TutorialVideo
      title="Mix dance styles"
      text="One of eight, or several."
      steps={[{ start: 0, text: "Choose a style." }]}
      files={NONE}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("This video is not available yet.")).toBeVisible();
    await expect(canvas.getByRole("listitem")).toHaveTextContent("Choose a style.");
  },
};
