import type { Meta, StoryObj } from "@storybook/react-vite";
import { DancerFigure } from "./DancerFigure.tsx";
import { Stage } from "./Stage.tsx";

const meta: Meta<typeof Stage> = { title: "Home/Stage", component: Stage, parameters: { layout: "fullscreen" } };
export default meta;

export const WithDancer: StoryObj<typeof Stage> = { args: { children: <DancerFigure /> } };
