import { ApiError, ConnectionError } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { SavingState } from "./SavingState.tsx";
import { storyDance, useStoryEditor } from "./story-dance.ts";

const PLACE = { segmentKey: "16.00", index: 0 };

function Part({ save }: { save?: () => Promise<number> }) {
  const dance = useStory(save);
  const editor = useStoryEditor(dance);
  useEffect(() => {
    if (!save) return;
    editor.send({ type: "EDIT" });
    editor.send({ type: "SWAP", place: PLACE, move: 3 });
    editor.send({ type: "SAVE_NOW" });
  }, [editor, save]);
  return <SavingState editor={editor} />;
}

/** The dance of a story, whose server saves as the story wishes. */
function useStory(save?: () => Promise<number>) {
  const [dance] = useState(() => {
    const made = storyDance();
    return save ? { ...made, client: { ...made.client, saveChoreography: save } } : made;
  });
  return dance;
}

const meta: Meta<typeof Part> = { title: "Editing/SavingState", component: Part };
export default meta;
type Story = StoryObj<typeof Part>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Saved");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Saving: Story = {
  args: { save: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Saving…"));
  },
};
export const TryingAgain: Story = {
  args: { save: () => Promise.reject(new ConnectionError()) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(/^Not saved, trying again The server could/),
    );
    await expect(canvas.getByRole("button", { name: "TRY AGAIN" })).toBeEnabled();
  },
};
export const Refused: Story = {
  args: { save: () => Promise.reject(new ApiError("unauthenticated")) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Not saved Please log in"));
  },
};
