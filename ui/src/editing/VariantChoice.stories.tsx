import { CATALOGUE, listVariants } from "@nataraj/sdk/motion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { VariantChoice } from "./VariantChoice.tsx";

/** The move with the most variants, and one of them. */
const rich = CATALOGUE.map((_, i) => i + 1).reduce((best, move) =>
  listVariants(move).length > listVariants(best).length ? move : best,
);
const [first] = listVariants(rich);

const meta: Meta<typeof VariantChoice> = {
  title: "Editing/VariantChoice",
  component: VariantChoice,
  args: { step: { move: rich }, onChoose: fn() },
};
export default meta;
type Story = StoryObj<typeof VariantChoice>;

export const AsUsual: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: "basic" })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "On the other side" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith("mirrored");
    await userEvent.click(canvas.getByRole("radio", { name: first?.label ?? "" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(first?.name);
  },
};
export const AnotherVariant: Story = { args: { step: { move: rich, variant: first?.name ?? "" } } };
export const Mirrored: Story = { args: { step: { move: rich, variant: "mirrored" } } };
