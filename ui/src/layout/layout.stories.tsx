import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { Page } from "./Page.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { Tile } from "./Tile.tsx";
import { Waiting } from "./Waiting.tsx";

const meta: Meta = { title: "Layout" };
export default meta;
type Story = StoryObj;

export const PageWithActions: Story = {
  render: () => (
    <Page title="Dashboard" lead="Your dances." actions={<Button variant="primary">CREATE NEW PROJECT</Button>}>
      <p>Content</p>
    </Page>
  ),
};
export const PageWithLongTitle: Story = {
  render: () => <Page title={`Project: ${"Thunderous".repeat(12)}`}>Content</Page>,
};
export const Progress: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem" }}>
      <ProgressBar label="Nothing done" value={0} />
      <ProgressBar label="Song" value={21} max={60} valueText="21 of 60 seconds" />
      <ProgressBar label="All done" value={2} />
    </div>
  ),
};
export const WaitingForSomething: Story = { render: () => <Waiting text="Loading your projects..." /> };
export const Skeletons: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", width: "20rem" }}>
      <Skeleton height="8rem" />
      <Skeleton width="60%" />
    </div>
  ),
};
export const Tiles: Story = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(3, 1fr)" }}>
      <Tile>Plain</Tile>
      <Tile lifts>Lifts</Tile>
      <Tile selected>Selected</Tile>
    </div>
  ),
};
