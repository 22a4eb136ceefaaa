import { PLAYER_TEXTS } from "@nataraj/sdk";
import type { Timeline } from "@nataraj/sdk/choreography";
import type { Staging } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { forgetAvatar } from "../dancer/own-avatar.ts";
import { storyEngine } from "../player/story-player.ts";
import { wavFile } from "../trimmer/story-song.ts";
import { AvatarChoice, type AvatarChoiceProps } from "./AvatarChoice.tsx";

function Choosing(props: AvatarChoiceProps) {
  const [staging, setStaging] = useState<Staging>(props.staging.staging);
  const [isPreferred, setPreferred] = useState(props.isPreferred);
  return (
    <AvatarChoice
      {...props}
      staging={{ ...props.staging, staging, change: (change) => setStaging({ ...staging, ...change }) }}
      isPreferred={isPreferred}
      onPrefer={setPreferred}
    />
  );
}

const meta: Meta<typeof AvatarChoice> = {
  title: "Create/AvatarChoice",
  component: AvatarChoice,
  render: Choosing,
  beforeEach: forgetAvatar,
  args: {
    styles: ["Ballet"],
    staging: { staging: {}, kept: true, change: fn(), retry: fn() },
    isPreferred: false,
    onPrefer: fn(),
    onSave: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof AvatarChoice>;

/** A site without posters shows a drawing. */
export const WithoutPoster: Story = {
  play: async ({ canvas }) => {
    fireEvent.error(canvas.getByRole("img", { name: "The dancer who will perform" }));
    await waitFor(() => expect(canvas.getByRole("img").tagName).toBe("svg"));
  },
};

/** The dancer has not come yet, or cannot: all can be chosen. */
export const NotComeYet: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("img", { name: "The dancer who will perform" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Street dancer" }));
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Street dancer" })).toBeChecked());
    // The place too: what came with the engine only would push the looks down.
    await userEvent.click(canvas.getByRole("tab", { name: "Place" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Temple court" }));
    await expect(canvas.getByRole("radio", { name: "Temple court" })).toBeChecked();
    await userEvent.click(canvas.getByRole("tab", { name: "Company" }));
    await userEvent.click(canvas.getByRole("radio", { name: "3" }));
    await expect(canvas.getByText("This picture is an example. Your dance has 3 dancers.")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Start my next dances with these choices" }));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "SAVE AVATAR IN PREFERENCES" }));
    await expect(args.onSave).toHaveBeenCalled();
  },
};

const dancing = storyEngine();
/** The dancer turns and dances; what is chosen is what she wears, from skin to company. */
export const Live: Story = {
  args: { createEngine: dancing.create, song: { url: "data:audio/wav;base64,", start: 0, end: 2 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Stop the dancer" }));
    await userEvent.click(canvas.getByRole("button", { name: "Let the dancer dance" }));
    await expect(dancing.engine.playStates.at(-1)).toBe(0);
    await expect(canvas.getByRole("img", { name: /Arrow keys turn her/ })).toHaveAttribute("tabindex", "0");
    await userEvent.click(canvas.getByRole("radio", { name: "Deep skin" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Auburn hair" }));
    await waitFor(() => expect(dancing.looks.at(-1)).toBe("ballet/plum/deep/auburn"));
    await userEvent.click(canvas.getByRole("tab", { name: "Company" }));
    await userEvent.click(canvas.getByRole("radio", { name: "3" }));
    await waitFor(() => expect(dancing.casts.at(-1)).toMatchObject({ dancers: 3 }));
    await expect(canvas.queryByText(/This picture is an example/)).toBeNull();
    dancing.showOnly(1, 3);
    await expect(await canvas.findByText(PLAYER_TEXTS.fewerDancers(1, 3))).toBeVisible();
  },
};

const inTime = storyEngine();
/** To a song of which the beats are known she dances in its tempo, and on its beat where it is heard. */
export const InTempo: Story = {
  args: {
    createEngine: inTime.create,
    song: { url: URL.createObjectURL(wavFile(12)), start: 6, end: 10, tempo: 120 },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play the song" }));
    const [, dance] = inTime.engine.messages.findLast(([message]) => message === "timeline") ?? [];
    await expect((dance as Timeline).beats.slice(0, 3)).toEqual([0, 0.5, 1]);
    const audio = canvasElement.querySelector("audio");
    await waitFor(() => expect(audio?.currentTime).toBeGreaterThanOrEqual(6));
    audio?.pause();
    await waitFor(() => expect(inTime.engine.clock).toBeCloseTo(audio?.currentTime ?? 0));
  },
};

const still = storyEngine();
/** For people who want less motion she stands until she is asked to dance. */
export const ReducedMotion: Story = {
  args: { createEngine: still.create, still: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Let the dancer dance" })).toBeVisible();
    await expect(still.engine.playStates).not.toContain(0);
  },
};
/** What was chosen could not be saved for others. */
export const NotSaved: Story = {
  args: {
    staging: { staging: {}, kept: true, change: fn(), retry: fn(), failure: "The server could not be reached." },
  },
  tags: ["!test"],
};
