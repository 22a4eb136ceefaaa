import type { Cast } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { EnsembleChoice, type EnsembleChoiceProps } from "./EnsembleChoice.tsx";

function Chosen({ cast, onChange }: EnsembleChoiceProps) {
  const [shown, setShown] = useState<Cast>(cast);
  const change = (next: Cast) => {
    setShown(next);
    onChange(next);
  };
  return <EnsembleChoice cast={shown} onChange={change} />;
}

const meta: Meta<typeof EnsembleChoice> = {
  title: "Dancer choice/EnsembleChoice",
  component: EnsembleChoice,
  render: Chosen,
  args: { cast: { dancers: 1, arrangement: "unison" }, onChange: fn() },
};
export default meta;

/** One dancer has nobody to dance with; of a canon one says how far its dancers are apart. */
export const Choosing: StoryObj<typeof EnsembleChoice> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole("radio", { name: "Together" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "3" }));
    await expect(canvas.getByRole("radio", { name: "Together" })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: "A beat later" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "In canon" }));
    await expect(canvas.getByRole("radio", { name: "A beat later" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Two beats later" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ dancers: 3, arrangement: "canon", delay: 2 });
  },
};
