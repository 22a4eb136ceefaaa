import type { Staging } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { forgetAvatar } from "../dancer/own-avatar.ts";
import { storyEngine } from "../player/story-player.ts";
import { DancerChooser, type DancerChooserProps } from "./DancerChooser.tsx";

/** What the story's person has chosen, as it would be saved. */
let saved: Staging = {};

function Staged(props: DancerChooserProps) {
  const [staging, setStaging] = useState<Staging>({});
  saved = staging;
  const change = (next: Staging) => setStaging({ ...staging, ...next });
  return <DancerChooser {...props} staging={{ staging, change, kept: true, retry: () => {} }} />;
}

const meta: Meta<typeof DancerChooser> = {
  title: "Dancer choice/DancerChooser",
  component: DancerChooser,
  beforeEach: forgetAvatar,
  render: Staged,
  parameters: { maxWidth: "40rem" },
};
export default meta;
type Story = StoryObj<typeof DancerChooser>;

const avatar = storyEngine();
/** A look, its colours, a person's own avatar, and back to the dancer that suits the dance. */
export const Choosing: Story = {
  args: { engine: avatar.controls, defaultLook: "ballet" },
  play: async ({ canvas, canvasElement }) => {
    const stored = { ...localStorage };
    await expect(canvas.getByRole("radio", { name: "Ballet dancer" })).toBeChecked();
    await expect(canvas.queryByRole("button", { name: "CHOOSE FOR ME" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Street dancer" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Street dancer" })).toBeChecked());
    await userEvent.click(canvas.getByRole("radio", { name: "Teal" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Teal" })).toBeChecked());
    await expect(saved.cast?.looks).toEqual(["street/teal"]);
    await expect({ ...localStorage }).toEqual(stored);

    const picker = canvasElement.querySelector("input[type=file]") as HTMLInputElement;
    await userEvent.upload(picker, new File(["png"], "me.vrm", { type: "model/gltf-binary" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This file is not a VRM avatar.");
    await expect(canvas.getByRole("radio", { name: "Street dancer" })).toBeChecked();
    await userEvent.upload(picker, new File(["vrm"], "me.vrm", { type: "model/gltf-binary" }));
    await canvas.findByText("me.vrm dances");
    await expect(canvas.getByText("Only you see this.")).toBeVisible();
    await expect(saved.cast?.looks).toEqual(["street/teal"]);
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getByRole("radio", { name: "Street dancer" })).not.toBeChecked();

    await userEvent.click(canvas.getByRole("button", { name: "CHOOSE FOR ME" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Ballet dancer" })).toBeChecked());
    await expect(saved.cast?.looks).toBeUndefined();
    await userEvent.click(canvas.getByRole("button", { name: "USE THIS AVATAR" }));
    await canvas.findByText("me.vrm dances");
    await userEvent.click(canvas.getByRole("button", { name: "DELETE FROM THIS DEVICE" }));
    await canvas.findByText("Your own avatar");
    await waitFor(() =>
      expect(avatar.looks).toEqual([
        "street/marigold",
        "street/teal",
        "avatar",
        "ballet/plum",
        "avatar",
        "ballet/plum",
      ]),
    );
  },
};

const company = storyEngine();

function Company() {
  const [staging, setStaging] = useState<Staging>({});
  return (
    <DancerChooser
      engine={{ ...company.controls, setEnvironment: async () => {} }}
      defaultLook="ballet"
      staging={{
        staging,
        change: (change) => setStaging({ ...staging, ...change }),
        kept: true,
        failure: staging.cast?.dancers === 5 ? "The server could not be reached." : undefined,
        retry: () => setStaging({ cast: { dancers: 3, arrangement: "unison" } }),
      }}
    />
  );
}

/** Several dancers, each in a look of its own; what others could not be shown is said. */
export const Several: Story = {
  render: Company,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Place" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Temple court" }));
    await expect(canvas.getByRole("radio", { name: "Temple court" })).toBeChecked();
    await userEvent.click(canvas.getByRole("tab", { name: "Company" }));
    await userEvent.click(canvas.getByRole("radio", { name: "3" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Dancer" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Dancer 2" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Street dancer" }));
    await expect(canvas.getByRole("radio", { name: "Marigold" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "The leader" }));
    await expect(canvas.getByRole("radio", { name: "Ballet dancer" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Dancer 3" }));
    await expect(canvas.getByRole("radio", { name: "Black" })).toBeChecked();
    // Only the leader is another dancer of the engine; the others come with the cast.
    await expect(company.looks).toEqual([]);
    await userEvent.click(canvas.getByRole("tab", { name: "Company" }));
    await userEvent.click(canvas.getByRole("radio", { name: "5" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "Others do not see this yet: The server could not be reached.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "TRY AGAIN" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

const failing = storyEngine();
/** A dancer that could not be loaded is not chosen; the dancer before dances on. */
export const NotLoaded: Story = {
  args: {
    engine: { ...failing.controls, setLook: () => Promise.reject(new Error("404")) },
    defaultLook: "practice",
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Bharatanatyam dancer" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("could not be loaded");
    await expect(canvas.getByRole("radio", { name: "Practice figure" })).toBeChecked();
    await expect(saved.cast).toBeUndefined();
  },
};
