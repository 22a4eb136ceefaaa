import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ClapTest } from "./ClapTest.tsx";
import "./practice.css";

const meta: Meta<typeof ClapTest> = {
  title: "Practice/ClapTest",
  component: ClapTest,
  args: { measureDelay: async () => 0.24, onMeasured: fn(), onClose: fn() },
};
export default meta;

export const Asks: StoryObj<typeof ClapTest> = { tags: ["!test"] };

export const Measuring: StoryObj<typeof ClapTest> = {
  args: { measureDelay: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("button", { name: "START" }));
  },
  tags: ["!test"],
};

export const Measured: StoryObj<typeof ClapTest> = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("button", { name: "START" }));
    await expect(await page.findByText(/240 ms late/)).toBeInTheDocument();
    await expect(args.onMeasured).toHaveBeenCalledWith(0.24);
  },
};

export const Unclear: StoryObj<typeof ClapTest> = {
  args: { measureDelay: async () => undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("button", { name: "START" }));
    await expect(await page.findByRole("button", { name: "TRY AGAIN" })).toBeInTheDocument();
  },
};
