import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { CHANNELS } from "../../../sdk/src/motion/format/channels.ts";
import { Layers } from "./Layers.tsx";

/**
 * A debugger for choreographers: moves with a channel of the body drawn below, layer by layer. The table says what each
 * layer adds at the time. Layers can be left out, and their settings changed.
 */
const meta: Meta<typeof Layers> = {
  title: "Motion layers",
  component: Layers,
  args: { moves: [5, 17], style: "Hip Hop", energy: 1, channel: "raise.L" },
  argTypes: {
    style: { control: "select", options: DANCE_STYLES },
    energy: { control: { type: "range", min: 0, max: 1, step: 0.05 } },
    channel: { control: "select", options: CHANNELS.map(({ name }) => name) },
    moves: { control: "object" },
  },
  render: (args) => <Layers key={JSON.stringify(args)} {...args} />,
};
export default meta;
type Story = StoryObj<typeof Layers>;

/** Why an arm is where it is at a given second. */
export const WhyAnArmIsWhereItIs: Story = {
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByLabelText("Time"), { target: { value: "2" } });
    const table = () => canvas.getByRole("table");
    const layers = () =>
      within(table())
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent);
    await expect(layers()).toContain("carriage");
    await userEvent.click(canvas.getByRole("checkbox", { name: "carriage" }));
    await expect(layers()).not.toContain("carriage");
    await userEvent.click(canvas.getByRole("checkbox", { name: "carriage" }));
    await userEvent.selectOptions(canvas.getByLabelText("Channel"), "bend");
    await expect(layers()).toContain("groove");
  },
};
