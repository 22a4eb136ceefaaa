import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "./Button.tsx";
import { MoreActions } from "./MoreActions.tsx";

const save = fn();

const meta: Meta<typeof MoreActions> = {
  title: "Button/MoreActions",
  component: MoreActions,
  args: {
    children: (
      <Button icon="download" onClick={save}>
        SAVE AS FILE
      </Button>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof MoreActions>;

/** Where there is room they stand in their row. */
export const InARow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "SAVE AS FILE" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "More" })).toBeNull();
  },
};

/** On a phone they open, and close when one of them is pressed. */
export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "SAVE AS FILE" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await userEvent.click(canvas.getByRole("button", { name: "SAVE AS FILE" }));
    await expect(save).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("button", { name: "SAVE AS FILE" })).toBeNull();
  },
};

/** A menu beside its button at every width. */
export const Folded: Story = {
  args: { of: "gentle peacock", folded: true },
  play: async ({ canvas }) => {
    const more = canvas.getByRole("button", { name: "More for gentle peacock" });
    const action = canvas.getByText("SAVE AS FILE");
    await expect(action).not.toBeVisible();
    await userEvent.click(more);
    await expect(action).toBeVisible();
    const [button, menu] = [more.getBoundingClientRect(), action.closest("[popover]")?.getBoundingClientRect()];
    await expect(Math.abs((menu?.top ?? 0) - button.bottom)).toBeLessThan(button.height);
    await userEvent.click(action);
    await expect(action).not.toBeVisible();
  },
};
