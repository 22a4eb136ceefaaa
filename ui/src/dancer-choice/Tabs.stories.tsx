import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta: Meta<typeof Tabs> = {
  title: "Dancer choice/Tabs",
  component: Tabs,
  args: {
    label: "What is chosen",
    tabs: [
      { name: "Dancer", panel: "Who dances" },
      { name: "Company", panel: "How many dance" },
      { name: "Place", panel: "Where they dance" },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Choosing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tabpanel", { name: "Dancer" })).toHaveTextContent("Who dances");
    await userEvent.click(canvas.getByRole("tab", { name: "Company" }));
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("How many dance");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Place" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{End}{Home}{ArrowLeft}");
    await expect(canvas.getByRole("tabpanel", { name: "Place" })).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tab", { selected: true })).toHaveTextContent("Dancer");
  },
};

/** In languages that run from the right the arrows do too. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    canvas.getByRole("tab", { name: "Dancer" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Company" })).toHaveFocus());
  },
};
