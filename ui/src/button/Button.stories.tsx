import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ICON_NAMES } from "../icon/shapes.ts";
import { Button, ButtonLink } from "./Button.tsx";

const icon = { control: "select", options: [undefined, ...ICON_NAMES] } as const;

const meta: Meta<typeof Button> = {
  title: "Button/Button",
  component: Button,
  args: { children: "NEXT", onClick: fn() },
  argTypes: { icon, iconAfter: icon, busy: { control: "boolean" }, disabled: { control: "boolean" } },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = {};
export const Ghost: Story = { args: { variant: "ghost", children: "BACK", icon: "chevron-left" } };
export const Danger: Story = { args: { variant: "danger", children: "DELETE", icon: "trash" } };
export const Final: Story = { args: { variant: "final", children: "DELETE ACCOUNT", icon: "trash" } };
export const Large: Story = {
  args: { variant: "primary", size: "large", children: "GET STARTED", iconAfter: "arrow-right" },
};
export const Disabled: Story = { args: { variant: "primary", disabled: true } };

/** A busy button keeps the focus but takes no press. */
export const Busy: Story = {
  args: { variant: "primary", busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "NEXT" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const AsLink: StoryObj = { render: () => <ButtonLink href="#there">GO BACK HOME</ButtonLink> };
/** Words that do not fit take a second line. */
export const LongText: Story = {
  args: { variant: "primary", icon: "spark", children: "REGENERATE THIS SECTION WITH EVERYTHING THAT BELONGS TO IT" },
  tags: ["!test"],
};
/** What points the way of reading is mirrored. */
export const RightToLeft: Story = {
  args: { variant: "primary", children: "التالي", iconAfter: "arrow-right" },
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole("button").querySelector("svg") as SVGElement;
    await waitFor(() => expect(getComputedStyle(icon).scale).toBe("-1 1"));
  },
};
