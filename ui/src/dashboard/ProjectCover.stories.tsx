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
/** The picture of its own dance; where that cannot be had, the style's dancer. */
export const OwnDance: Story = {
  args: { pictures: { wide: "/gone.jpg", small: "/posters/salsa-480.jpg", portrait: "/gone.jpg", story: "/gone.jpg" } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img");
    await expect(picture?.srcset).toContain("/posters/salsa-480.jpg 480w");
    if (picture) fireEvent.error(picture);
    await waitFor(() => expect(canvasElement.querySelector("img")?.srcset).toBe(""));
  },
};
export const NoStyleYet: Story = { args: { style: undefined } };
/** A site without posters shows bars. */
export const NoPicture: Story = {
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector("img");
    if (picture) fireEvent.error(picture);
    await waitFor(() => expect(canvasElement.querySelectorAll("i")).toHaveLength(24));
  },
};
