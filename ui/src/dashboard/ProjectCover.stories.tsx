import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { ProjectCover } from "./ProjectCover.tsx";

const meta: Meta<typeof ProjectCover> = {
  title: "Dashboard/ProjectCover",
  component: ProjectCover,
  args: { projectID: "0f".repeat(16), style: "Salsa" },
  parameters: { maxWidth: "20rem" },
};
export default meta;
type Story = StoryObj<typeof ProjectCover>;

export const Dancer: Story = {};
const DRAWN = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
/** The picture of its own dance; where that cannot be had, the style's dancer. */
export const OwnDance: Story = {
  args: { pictures: { wide: DRAWN, small: DRAWN, portrait: DRAWN, story: DRAWN, moving: DRAWN } },
  play: async ({ canvasElement }) => {
    const picture = () => canvasElement.querySelector("img");
    const { width, height } = (picture() as HTMLImageElement).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 5, 1);
    fireEvent.error(picture() as HTMLImageElement);
    await waitFor(() => expect(picture()?.src).toContain("/posters/salsa-tile.jpg"));
  },
};
export const NoStyleYet: Story = { args: { style: undefined } };
/** A site without posters shows bars. */
export const NoPicture: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img");
    if (picture) fireEvent.error(picture);
    await waitFor(() => expect(canvasElement.querySelectorAll("i")).toHaveLength(24));
    const [bar] = canvasElement.querySelectorAll("i");
    await expect(bar?.getBoundingClientRect().height).toBeGreaterThan(5);
  },
};
