import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { DanceExporter } from "../export/exporter.ts";
import { DanceClip } from "./DanceClip.tsx";

const save = fn<DanceExporter["save"]>(async () => new Blob([new Uint8Array(2_340_000)], { type: "video/mp4" }));
const exporter = { support: async () => ({ mp4: { video: "avc", audio: "aac" } as const }), save };

const meta: Meta<typeof DanceClip> = {
  title: "Share/DanceClip",
  component: DanceClip,
  args: { projectName: "brave otter", exporter, share: undefined },
  parameters: { maxWidth: "24rem" },
};
export default meta;
type Story = StoryObj<typeof DanceClip>;

/** Upright, fifteen seconds long, with the title. */
export const Made: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "MAKE A 15-SECOND CLIP" }));
    await canvas.findByText("brave-otter.mp4 is ready, 2.3 MB.");
    await expect(canvas.getByLabelText("Clip of brave otter")).toHaveAttribute("src", expect.stringMatching(/^blob:/));
    await expect(canvas.getByRole("link", { name: "DOWNLOAD" })).toHaveAttribute("download", "brave-otter.mp4");
    const request = { kind: "mp4", shape: "portrait", seconds: 15, titled: true };
    await expect(save.mock.lastCall?.[0]).toMatchObject(request);
  },
};
/** A browser without WebCodecs says why it makes no clip. */
export const WithoutWebCodecs: Story = {
  args: { exporter: { save, support: async () => ({}) } },
  play: async ({ canvas }) => {
    await canvas.findByText(/cannot make videos/);
  },
};
