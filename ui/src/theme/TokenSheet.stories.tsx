import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TOKENS, tokensOf } from "./read-tokens.ts";
import { TokenSheet } from "./TokenSheet.tsx";
import "./TokenSheet.css";

/**
 * The design tokens of `theme/tokens.css`, from which every component takes its colours, type, space, radii, shadows and
 * motion. Dark is the stage with its lights, light the studio by day: the toolbar changes the theme.
 */
const meta: Meta<typeof TokenSheet> = { title: "Theme/Tokens", component: TokenSheet };
export default meta;
type Story = StoryObj<typeof TokenSheet>;

/** Grounds from the back to the front, lines, text, and what stands out. Text has a contrast of at least 4.5. */
export const Colors: Story = {
  args: { group: "color" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("--accent")).toBeVisible();
    const groups = ["color", "size", "leading", "font", "space", "radius", "shadow", "motion"] as const;
    await expect(groups.flatMap(tokensOf).toSorted()).toEqual(TOKENS.toSorted());
  },
};

/** Bricolage Grotesque speaks up, Figtree reads. */
export const Fonts: Story = { args: { group: "font" } };
export const Sizes: Story = { args: { group: "size" } };
export const Leading: Story = { args: { group: "leading" } };
/** Steps of space, and the width of a page. */
export const Space: Story = { args: { group: "space" } };
export const Radii: Story = { args: { group: "radius" } };
export const Shadows: Story = { args: { group: "shadow" } };
/** Point at a bar to see it move. */
export const Motion: Story = { args: { group: "motion" } };
