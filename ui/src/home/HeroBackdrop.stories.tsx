import type { Meta, StoryObj } from "@storybook/react-vite";
import { DancerFigure } from "./DancerFigure.tsx";
import { HeroBackdrop } from "./HeroBackdrop.tsx";

const meta: Meta<typeof HeroBackdrop> = {
  title: "Home/HeroBackdrop",
  component: HeroBackdrop,
  parameters: { layout: "fullscreen" },
};
export default meta;

export const WithDancer: StoryObj<typeof HeroBackdrop> = { args: { children: <DancerFigure /> } };
