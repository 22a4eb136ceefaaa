import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ProjectName, type ProjectNameProps } from "./ProjectName.tsx";

function Owner({ name, onRename }: ProjectNameProps) {
  const [current, setCurrent] = useState(name);
  return (
    <ProjectName
      name={current}
      onRename={(next) => {
        onRename?.(next);
        setCurrent(next);
      }}
    />
  );
}

const meta: Meta<typeof ProjectName> = {
  title: "Create/ProjectName",
  component: ProjectName,
  args: { name: "bold otter", onRename: fn() },
  render: (args) => <Owner {...args} />,
};
export default meta;
type Story = StoryObj<typeof ProjectName>;

export const Shown: Story = {};
export const Fixed: Story = { args: { onRename: undefined }, render: (args) => <ProjectName {...args} /> };
export const Long: Story = { args: { name: "a-name-that-nobody-would-ever-break-by-themselves ".repeat(2) } };

/** Pencil, type, tick: the name is kept and the focus comes back to the pencil. */
export const Renamed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Rename the project" }));
    const field = canvas.getByRole("textbox", { name: "Project name" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, "  Monsoon   dance ");
    await userEvent.click(canvas.getByRole("button", { name: "Keep the name" }));
    await expect(args.onRename).toHaveBeenCalledWith("Monsoon dance");
    await expect(canvas.getByText("Project: Monsoon dance")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Rename the project" })).toHaveFocus());
  },
};

/** Escape and an empty name keep the old one. */
export const NotRenamed: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const keys of ["nonsense{Escape}", "{Control>}a{/Control}{Backspace} {Enter}"]) {
      await userEvent.click(canvas.getByRole("button", { name: "Rename the project" }));
      await userEvent.keyboard(keys);
      await expect(canvas.getByText("Project: bold otter")).toBeVisible();
    }
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};
export const RightToLeft: Story = { args: { name: "رقصة المطر" }, globals: { direction: "rtl" }, tags: ["!test"] };
