import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Page } from "./Page.tsx";

const meta: Meta<typeof Page> = { title: "Layout/Page", component: Page };
export default meta;
type Story = StoryObj<typeof Page>;

export const WithActions: Story = {
  args: {
    title: "Dashboard",
    lead: "Your dances.",
    actions: <Button variant="primary">CREATE NEW PROJECT</Button>,
    children: <p>Content</p>,
  },
};
/** A name of middling length takes a second line; the actions stay beside it. */
export const MiddlingTitle: Story = {
  args: {
    title: "Project: thunderous hippopotamus",
    titleAction: <IconButton icon="pencil" label="Rename the project" />,
    actions: ["SAVE AS FILE", "SHARE", "Practise it on Android App"].map((words) => (
      <Button key={words}>{words}</Button>
    )),
    children: "Content",
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading").getBoundingClientRect();
    const action = canvas.getByRole("button", { name: "SHARE" }).getBoundingClientRect();
    if (window.innerWidth < 1000) return;
    await expect(action.top).toBeLessThan(heading.bottom);
    await expect(action.left).toBeGreaterThan(heading.left);
  },
};
export const LongTitle: Story = { args: { title: `Project: ${"Thunderous".repeat(12)}`, children: "Content" } };
export const OnPhone: Story = {
  args: MiddlingTitle.args ?? {},
  globals: { viewport: { value: "phone" } },
  tags: ["!test"],
};
export const RightToLeft: Story = { args: WithActions.args ?? {}, globals: { direction: "rtl" }, tags: ["!test"] };
