import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Hero } from "./Hero.tsx";

const meta: Meta<typeof Hero> = { title: "Home/Hero", component: Hero, parameters: { layout: "fullscreen" } };
export default meta;

export const Drawn: StoryObj<typeof Hero> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "GET STARTED" })).toHaveAttribute("href", "/login");
  },
};

export const OnPhone: StoryObj<typeof Hero> = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
export const RightToLeft: StoryObj<typeof Hero> = { globals: { direction: "rtl" }, tags: ["!test"] };
