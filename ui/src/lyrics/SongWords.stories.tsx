import type { BroughtWords } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { SongWords } from "./SongWords.tsx";

function Part({ onChange }: { onChange: (words: BroughtWords) => void }) {
  const [words, setWords] = useState<BroughtWords>();
  return (
    <SongWords
      words={words}
      onChange={(next) => {
        setWords(next);
        onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof Part> = { title: "Lyrics/SongWords", component: Part, args: { onChange: fn() } };
export default meta;

export const Closed: StoryObj<typeof Part> = { tags: ["!test"] };
export const Says: StoryObj<typeof Part> = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText("Do you have the words? (optional)"));
    await userEvent.type(canvas.getByRole("textbox", { name: "Words of the song" }), "Hold me");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Language" }), "French");
    await expect(args.onChange).toHaveBeenLastCalledWith({ lyrics: "Hold me", language: "fr" });
  },
};
