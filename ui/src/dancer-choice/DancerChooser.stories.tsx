import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { forgetDancer } from "../dancer/chosen-dancer.ts";
import { storyEngine } from "../player/story-player.ts";
import { DancerChooser } from "./DancerChooser.tsx";

const meta: Meta<typeof DancerChooser> = {
  title: "Dancer choice/DancerChooser",
  component: DancerChooser,
  beforeEach: forgetDancer,
};
export default meta;
type Story = StoryObj<typeof DancerChooser>;

const avatar = storyEngine();
/** A look, its colours, a person's own avatar, and back to the dancer that suits the dance. */
export const Choosing: Story = {
  args: { engine: avatar.controls, defaultLook: "ballet" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("radio", { name: "Ballet dancer" })).toBeChecked();
    await expect(canvas.queryByRole("button", { name: "LET THE DANCE DECIDE" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Street dancer" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Street dancer" })).toBeChecked());
    await userEvent.click(canvas.getByRole("radio", { name: "Teal" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Teal" })).toBeChecked());
    await expect(localStorage.getItem("nataraj-dancer")).toBe("street/teal");

    const picker = canvasElement.querySelector("input[type=file]") as HTMLInputElement;
    await userEvent.upload(picker, new File(["png"], "me.vrm", { type: "model/gltf-binary" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This file is not a VRM avatar.");
    await expect(canvas.getByRole("radio", { name: "Street dancer" })).toBeChecked();
    await userEvent.upload(picker, new File(["vrm"], "me.vrm", { type: "model/gltf-binary" }));
    await canvas.findByText("me.vrm dances");
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("radio", { name: "Street dancer" })).not.toBeChecked();

    await userEvent.click(canvas.getByRole("button", { name: "LET THE DANCE DECIDE" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Ballet dancer" })).toBeChecked());
    await expect(avatar.looks).toEqual(["street/marigold", "street/teal", "avatar", "ballet/plum"]);
  },
};

const failing = storyEngine();
/** What could not be loaded is not chosen; the dancer before dances on. */
export const NotLoaded: Story = {
  args: {
    engine: { ...failing.controls, setLook: () => Promise.reject(new Error("404")) },
    defaultLook: "practice",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Bharatanatyam dancer" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("could not be loaded");
    await expect(canvas.getByRole("radio", { name: "Practice figure" })).toBeChecked();
    await expect(localStorage.getItem("nataraj-dancer")).toBeNull();
  },
};
