import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { DanceExporter } from "./exporter.ts";
import { MakeFile } from "./MakeFile.tsx";

const exporterOf = (save: DanceExporter["save"]) => ({ support: async () => ({}), save: fn(save) });
/** Draws 300 of 900 frames and then waits until it is cancelled. */
const endless = exporterOf(
  (_, { signal, onProgress }) =>
    new Promise((_resolve, reject) => {
      onProgress({ done: 300, total: 900 });
      signal.addEventListener("abort", () => reject(signal.reason));
    }),
);

const meta: Meta<typeof MakeFile> = {
  title: "Export/MakeFile",
  component: MakeFile,
  args: { projectName: "Brave Peacock", label: "BONES ONLY (BVH)", as: "bvh", exporter: endless },
};
export default meta;
type Story = StoryObj<typeof MakeFile>;

export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "BONES ONLY (BVH)" }));
    await canvas.findByText(/300 of 900 frames/);
    await userEvent.click(canvas.getByRole("button", { name: "CANCEL" }));
    await canvas.findByRole("button", { name: "BONES ONLY (BVH)" });
    await expect(endless.save.mock.lastCall?.[1].signal.aborted).toBe(true);
  },
};
/** It says why, and can be tried again. */
export const Failed: Story = {
  args: {
    exporter: exporterOf(async () => {
      throw new Error("The song could not be fetched.");
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "BONES ONLY (BVH)" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The song could not be fetched.");
    await canvas.findByRole("button", { name: "BONES ONLY (BVH)" });
  },
};
