import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { KindChoice } from "./KindChoice.tsx";

const meta: Meta<typeof KindChoice> = {
  title: "Export/KindChoice",
  component: KindChoice,
  args: { support: { webm: { video: "vp9", audio: "opus" } }, value: "webm", onChange: fn() },
};
export default meta;

/** Everything can be written. */
export const All: StoryObj<typeof KindChoice> = {
  args: { support: { mp4: { video: "avc", audio: "aac" }, webm: { video: "vp9", audio: "opus" } }, value: "mp4" },
  tags: ["!test"],
};
/** What this browser cannot write cannot be chosen. */
export const WithoutMp4: StoryObj<typeof KindChoice> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radio", { name: /MP4/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: /BVH/ }));
    await expect(args.onChange).toHaveBeenCalledWith("bvh");
  },
};
