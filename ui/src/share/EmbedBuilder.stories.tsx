import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { EmbedBuilder } from "./EmbedBuilder.tsx";

const id = "0123456789abcdef0123456789abcdef";
const copy = fn(async (_: string) => {});

const meta: Meta<typeof EmbedBuilder> = {
  title: "Share/EmbedBuilder",
  component: EmbedBuilder,
  args: {
    origin: "https://nataraj.example",
    projectID: id,
    pinned: { src: "/embed-1.0.0.js", integrity: "sha384-abc" },
    preview: (attributes) => <div className="nj-embed__empty">{Object.keys(attributes).join(", ")}</div>,
    copy,
  },
};
export default meta;
type Story = StoryObj<typeof EmbedBuilder>;

/** What is chosen is in the code at once. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText("Dancer"), "street");
    await userEvent.selectOptions(canvas.getByLabelText("Colours"), "teal");
    await userEvent.selectOptions(canvas.getByLabelText("Stage"), "temple");
    await userEvent.click(canvas.getByLabelText("Without sound"));
    await userEvent.click(canvas.getByLabelText("Stay with this version of the script (by its hash)"));
    await userEvent.type(canvas.getByLabelText("Start at (seconds)"), "12");
    const code =
      '<script src="https://nataraj.example/embed-1.0.0.js" integrity="sha384-abc" crossorigin="anonymous" async></script>\n' +
      `<nataraj-player project="nataraj-${id}" look="street" colours="teal" stage="temple" muted start="12"></nataraj-player>`;
    await expect(canvas.getByLabelText("Code")).toHaveValue(code);
    await userEvent.click(canvas.getByRole("button", { name: "COPY CODE" }));
    await expect(copy).toHaveBeenLastCalledWith(code);
  },
};

/** A link does as well as an id; without either there is nothing to see. */
export const NoProject: Story = {
  args: { projectID: "", pinned: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Choose a project to see its dance here.")).toBeVisible();
    await userEvent.type(canvas.getByLabelText("Project"), `https://nataraj.example/project/nataraj-${id}`);
    await expect(canvas.getByLabelText("Code")).toHaveValue(
      `<script src="https://nataraj.example/embed.js" async></script>\n<nataraj-player project="nataraj-${id}"></nataraj-player>`,
    );
  },
};
export const OnPhone: Story = { args: {}, globals: { viewport: { value: "phone" } }, tags: ["!test"] };
export const RightToLeft: Story = { args: {}, globals: { direction: "rtl" }, tags: ["!test"] };
