import { ApiError } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { EditingDialogs } from "./EditingDialogs.tsx";
import { storyDance, useStoryEditor } from "./story-dance.ts";

const dance = storyDance();
const client = { ...dance.client, regenerate: () => Promise.reject(new ApiError("generation_failed")) };

function Part() {
  const editor = useStoryEditor({ ...dance, client });
  useEffect(() => {
    editor.send({ type: "EDIT" });
    editor.send({ type: "REGENERATE" });
  }, [editor]);
  return <EditingDialogs editor={editor} />;
}

const meta: Meta<typeof Part> = { title: "Editing/EditingDialogs", component: Part };
export default meta;

export const Failed: StoryObj<typeof Part> = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Error!" })).toBeVisible());
    await expect(screen.getByRole("button", { name: "TRY AGAIN" })).toBeEnabled();
    // The button that changes nothing has the focus first.
    await waitFor(() => expect(screen.getByRole("button", { name: "okay" })).toHaveFocus());
  },
};
