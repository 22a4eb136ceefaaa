import { playableOf } from "@nataraj/sdk";
import type { WordsOrigin } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LyricsDialog } from "./LyricsDialog.tsx";
import { type StoryDance, storyDance, useStoryEditor } from "./story-dance.ts";

function Part({ dance, onClose }: { dance: StoryDance; onClose: () => void }) {
  const editor = useStoryEditor(dance);
  useEffect(() => editor.send({ type: "EDIT" }), [editor]);
  return <LyricsDialog editor={editor} onClose={onClose} />;
}

/** The story's dance with words of an origin, its second line in another text. */
function danceWith(words: WordsOrigin, second?: string): StoryDance {
  const dance = storyDance();
  if (second) dance.stored.choreography = dance.stored.choreography.replace("turn around and feel the night", second);
  const project = { ...dance.stored, words };
  return { ...dance, project, playable: playableOf(project) };
}

const meta: Meta<typeof Part> = { title: "Lyrics/LyricsDialog", component: Part, args: { onClose: fn() } };
export default meta;
type Story = StoryObj<typeof Part>;

const textAt = (seconds: string) => screen.getByRole("textbox", { name: `Text at ${seconds} seconds` });
const corrected = danceWith({ source: "whisper", language: "en" });

/** A text is written anew, a line is split and joined again, a start moves; the steps stay, and it saves itself. */
export const Corrects: Story = {
  args: { dance: corrected },
  play: async () => {
    const before = corrected.project.choreography;
    const dialog = within(await screen.findByRole("dialog", { name: "Words" }));
    // The dialog opens with a movement.
    await waitFor(() => expect(dialog.getByText("These words were heard in the song in English.")).toBeVisible());
    await userEvent.clear(textAt("8.00"));
    await userEvent.type(textAt("8.00"), "Lift your hands to the light{Enter}");
    await userEvent.click(dialog.getByRole("button", { name: /Split “turn around/ }));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(4);
    await userEvent.click(dialog.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(3));
    const start = dialog.getByRole("spinbutton", { name: "Start of “turn around and feel the night”, seconds" });
    await userEvent.clear(start);
    await userEvent.type(start, "15.5{Enter}");
    await expect(textAt("15.50")).toHaveValue("turn around and feel the night");
    await waitFor(() => expect(corrected.stored.choreography).toContain('"15.50"'));
    const stepsOf = (text: string) =>
      Object.values(JSON.parse(text) as Record<string, { steps: number[] }>).flatMap(({ steps }) => steps);
    await expect(corrected.stored.choreography).toContain("Lift your hands to the light");
    await expect(stepsOf(corrected.stored.choreography)).toEqual(stepsOf(before));
  },
};

/** Words that were brought and not found; the person brings others. */
export const Brings: Story = {
  args: { dance: danceWith({ source: "given", isAligned: false }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Words" }));
    await waitFor(() => expect(dialog.getByText(/could not be found in the song/)).toBeVisible());
    await userEvent.click(dialog.getByText("Paste the words, or choose the language"));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Language" }), "Hindi");
    await expect(dialog.getByRole("button", { name: "LISTEN AGAIN" })).toBeEnabled();
    await userEvent.type(dialog.getByRole("textbox", { name: "Words of the song" }), "धूप की डोरी");
    await userEvent.click(dialog.getByRole("button", { name: "FIND THEM IN THE SONG" }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { dance: danceWith({ source: "whisper", language: "ar" }, "ارقص معي تحت ضوء القمر") },
  play: async () => {
    await screen.findByRole("dialog", { name: "Words" });
    await expect(getComputedStyle(textAt("16.00")).direction).toBe("rtl");
  },
};
