import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { EditingProgress } from "./EditingProgress.tsx";
import { storyDance, useStoryEditor } from "./story-dance.ts";

const dance = storyDance();

function Part() {
  const editor = useStoryEditor(dance);
  useEffect(() => {
    editor.send({ type: "EDIT" });
    editor.send({ type: "REGENERATE" });
  }, [editor]);
  return <EditingProgress editor={editor} />;
}

const meta: Meta<typeof Part> = { title: "Editing/EditingProgress", component: Part };
export default meta;

export const NewDance: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status")).toHaveTextContent("Choreographing a new dance");
    await waitFor(() => expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "80"));
  },
};

/** The dance before stays; there is nothing to be shown any more. */
export const Cancelled: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "CANCEL" }));
    await waitFor(() => expect(canvas.queryByRole("progressbar")).toBeNull());
  },
};
