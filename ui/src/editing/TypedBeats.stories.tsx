import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { TypedBeats } from "./TypedBeats.tsx";

const meta: Meta<typeof TypedBeats> = {
  title: "Editing/TypedBeats",
  component: TypedBeats,
  args: { onCorrect: fn() },
};
export default meta;

export const Typed: StoryObj<typeof TypedBeats> = {
  play: async ({ args }) => {
    const [useTempo, useShift] = await screen.findAllByRole("button", { name: "USE" });
    const tempo = screen.getByRole("textbox", { name: "Beats per minute" });
    await userEvent.type(tempo, "500");
    await userEvent.click(useTempo as HTMLElement);
    await expect(screen.getByRole("alert")).toHaveTextContent("Type a number from 30 to 300.");
    await userEvent.clear(tempo);
    await userEvent.type(tempo, "92,5{Enter}");
    await expect(args.onCorrect).toHaveBeenLastCalledWith("tempo:92.5");
    await userEvent.type(screen.getByRole("textbox", { name: "Later by (milliseconds)" }), "-40");
    await userEvent.click(useShift as HTMLElement);
    await expect(args.onCorrect).toHaveBeenLastCalledWith("later:-40");
  },
};

/** Four taps along with the song fill the field. */
export const Tapped: StoryObj<typeof TypedBeats> = {
  play: async () => {
    const tap = await screen.findByRole("button", { name: "TAP ALONG" });
    for (let taps = 0; taps < 4; taps++) await userEvent.click(tap, { delay: 20 });
    await expect(screen.getByRole("textbox", { name: "Beats per minute" })).toHaveDisplayValue(/^\d+$/);
  },
};
