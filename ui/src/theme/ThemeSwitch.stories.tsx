import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const meta: Meta<typeof ThemeSwitch> = { title: "Theme/ThemeSwitch", component: ThemeSwitch };
export default meta;

/** The choice is on the page's root and kept; what the page itself sets is followed. Both are taken back afterwards. */
export const Switching: StoryObj<typeof ThemeSwitch> = {
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const before = root.dataset.njTheme;
    try {
      const button = within(canvasElement).getByRole("button");
      const first = button.getAttribute("aria-label");
      await userEvent.click(button);
      await expect(root.dataset.njTheme).toBe(first === "Light theme" ? "light" : "dark");
      await expect(localStorage.getItem("nataraj-theme")).toBe(root.dataset.njTheme);
      await waitFor(() => expect(button.getAttribute("aria-label")).not.toBe(first));
      await userEvent.click(button);
      await waitFor(() => expect(button.getAttribute("aria-label")).toBe(first));
      root.dataset.njTheme = root.dataset.njTheme === "light" ? "dark" : "light";
      await waitFor(() => expect(button.getAttribute("aria-label")).not.toBe(first));
    } finally {
      localStorage.removeItem("nataraj-theme");
      if (before) root.dataset.njTheme = before;
      else delete root.dataset.njTheme;
    }
  },
};
