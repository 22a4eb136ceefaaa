import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { PlaceChoice } from "./PlaceChoice.tsx";

const meta: Meta<typeof PlaceChoice> = {
  title: "Dancer choice/PlaceChoice",
  component: PlaceChoice,
  args: { place: "stage", onChoose: fn() },
  parameters: { maxWidth: "40rem" },
};
export default meta;
type Story = StoryObj<typeof PlaceChoice>;

export const Choosing: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole("radio", { name: "Stage" })).toBeChecked();
    await expect(canvasElement.querySelectorAll("img[src^='/posters/place-']")).toHaveLength(4);
    await userEvent.click(canvas.getByRole("radio", { name: "Temple court" }));
    await expect(args.onChoose).toHaveBeenCalledWith("temple");
  },
};

/** A site that has no pictures of them shows their names. */
export const WithoutPictures: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const picture of canvasElement.querySelectorAll("img")) fireEvent.error(picture);
    await expect(canvasElement.querySelector("img:not([hidden])")).toBeNull();
    await expect(canvas.getByRole("radio", { name: "Studio" })).toBeEnabled();
  },
};
