import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { EditorBar } from "./EditorBar.tsx";
import { storyDance, useStoryEditor } from "./story-dance.ts";

const dance = storyDance();

function Part() {
  const editor = useStoryEditor(dance);
  useEffect(() => editor.send({ type: "EDIT" }), [editor]);
  return <EditorBar editor={editor} />;
}

const meta: Meta<typeof Part> = { title: "Editing/EditorBar", component: Part };
export default meta;

export const Ready: StoryObj<typeof Part> = { tags: ["!test"] };
export const OnPhone: StoryObj<typeof Part> = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
export const AsksForBeats: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Undo" })).toBeDisabled();
    await userEvent.click(await canvas.findByRole("button", { name: "FIX THE BEATS" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Are the beats wrong?" })).toBeVisible());
  },
};
