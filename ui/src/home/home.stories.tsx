import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DemoVideo } from "./DemoVideo.tsx";
import { Faq } from "./Faq.tsx";
import { FeatureTiles } from "./FeatureTiles.tsx";
import { Hero } from "./Hero.tsx";
import { AndroidApp, PoweredBy } from "./HomeNotes.tsx";
import { TutorialVideo } from "./TutorialVideo.tsx";

const meta: Meta = { title: "Home", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const TheHero: Story = { render: () => <Hero /> };
export const Features: Story = {
  render: () => <FeatureTiles />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(6);
  },
};
export const NoDemo: Story = { render: () => <DemoVideo /> };
export const Android: Story = { render: () => <AndroidApp url="https://example.org/app" /> };
export const NoAndroid: Story = { render: () => <AndroidApp /> };
export const Badge: Story = { render: () => <PoweredBy /> };
export const Questions: Story = {
  render: () => (
    <Faq
      questions={[
        { id: "ai", question: "Is AI used?", answer: "Yes." },
        { id: "free", question: "Is it free?", answer: "Up to 3 projects." },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Is it free?"));
    await expect(canvas.getByText("Up to 3 projects.")).toBeVisible();
  },
};

export const TutorialMissing: Story = {
  render: () => (
    <TutorialVideo
      title="Mix dance styles"
      text="One of eight, or several."
      steps={["Choose a style."]}
      url="data:video/webm,"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("This video is not available yet.")).toBeVisible();
    await expect(canvas.getByRole("listitem")).toHaveTextContent("Choose a style.");
  },
};
