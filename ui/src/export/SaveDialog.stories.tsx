import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { DanceExporter } from "./exporter.ts";
import { SaveDialog } from "./SaveDialog.tsx";
import type { VideoSupport } from "./video/video-format.ts";

const ALL: VideoSupport = { mp4: { video: "avc", audio: "aac" }, webm: { video: "vp9", audio: "opus", alpha: true } };

/** An exporter that does as the story wishes. */
function storyExporter(save: DanceExporter["save"], support: VideoSupport = ALL) {
  return { support: async () => support, save: fn(save) };
}

const ready = () => storyExporter(async () => new Blob([new Uint8Array(2_340_000)]));
/** Draws 300 of 900 frames and then waits until it is cancelled. */
const endless = () =>
  storyExporter(
    (_, { signal, onProgress }) =>
      new Promise((_resolve, reject) => {
        onProgress({ done: 300, total: 900 });
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );

const meta: Meta<typeof SaveDialog> = {
  title: "Export/SaveDialog",
  component: SaveDialog,
  args: { projectName: "Brave Peacock", onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof SaveDialog>;

export const Choosing: Story = {
  args: { exporter: ready() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /MP4/ })).toBeChecked();
    await userEvent.selectOptions(canvas.getByLabelText("Shape"), "portrait");
    await expect(canvas.getByLabelText("Size")).toHaveDisplayValue("720p (720 × 1280)");
  },
};

export const Motion: Story = {
  args: { exporter: ready() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /VRM animation/ }));
    await expect(canvas.queryByLabelText("Shape")).toBeNull();
    await canvas.findByLabelText("Frames per second");
  },
};

/** A WebM may have no background, where the browser keeps what is transparent. */
export const Transparent: Story = {
  args: { exporter: ready() },
  play: async ({ canvas }) => {
    await canvas.findByRole("radio", { name: /MP4/ });
    await expect(canvas.queryByLabelText("Transparent background")).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: /WebM/ }));
    await userEvent.click(await canvas.findByLabelText("Transparent background"));
    await expect(canvas.getByLabelText("Transparent background")).toBeChecked();
  },
};

/** MikuMikuDance knows one frame rate; its camera has a view. */
export const MikuMikuDance: Story = {
  args: { exporter: ready() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /MikuMikuDance motion/ }));
    await expect(canvas.queryByLabelText("Frames per second")).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: /MikuMikuDance camera/ }));
    await canvas.findByLabelText("View");
  },
};

export const WithoutWebCodecs: Story = {
  args: { exporter: storyExporter(async () => new Blob(), {}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /GLB/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /MP4/ })).toBeDisabled();
    await canvas.findByText(/WebCodecs is missing/);
  },
};

export const Working: Story = {
  args: { exporter: endless() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "SAVE" }));
    const bar = await canvas.findByRole("progressbar", { name: "Progress of Brave-Peacock.mp4" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "33"));
    await waitFor(() => expect(canvas.getByRole("button", { name: "CANCEL" })).toHaveFocus());
  },
};

/** Escape asks before what was drawn is thrown away. */
export const Escaped: Story = {
  args: { exporter: endless(), onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "SAVE" }));
    await canvas.findByText(/300 of 900 frames/);
    const pressEscape = () =>
      canvas.getByRole("dialog", { name: "Save as a file" }).dispatchEvent(new Event("cancel", { cancelable: true }));
    const { save } = args.exporter as ReturnType<typeof endless>;
    pressEscape();
    const question = within(await canvas.findByRole("alertdialog", { name: "Stop making the file?" }));
    await userEvent.click(question.getByRole("button", { name: "CONTINUE" }));
    await waitFor(() => expect(canvas.queryByRole("alertdialog")).toBeNull());
    await expect(save.mock.lastCall?.[1].signal.aborted).toBe(false);
    await expect(args.onClose).not.toHaveBeenCalled();
    pressEscape();
    await userEvent.click(await canvas.findByRole("button", { name: "STOP" }));
    // It is shown on here, as its owner would not.
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Cancelled: Story = {
  args: { exporter: endless() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "SAVE" }));
    await userEvent.click(await canvas.findByRole("button", { name: "CANCEL" }));
    await canvas.findByRole("button", { name: "SAVE" });
    const { save } = args.exporter as ReturnType<typeof endless>;
    await expect(save.mock.lastCall?.[1].signal.aborted).toBe(true);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const Done: Story = {
  args: { exporter: ready() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByLabelText("Mirrored"));
    await userEvent.click(canvas.getByRole("button", { name: "SAVE" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("Brave-Peacock.mp4 is ready, 2.3 MB.");
    const link = canvas.getByRole("link", { name: "DOWNLOAD" });
    await expect(link).toHaveAttribute("download", "Brave-Peacock.mp4");
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^blob:/));
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "CLOSE" }));
    await expect(args.onClose).toHaveBeenCalled();
    const { save } = args.exporter as ReturnType<typeof ready>;
    await expect(save.mock.lastCall?.[0]).toMatchObject({ kind: "mp4", mirrored: true, titled: false, fps: 30 });
  },
};

export const Failed: Story = {
  args: {
    exporter: storyExporter(async () => {
      throw new Error("The song could not be fetched.");
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "SAVE" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The song could not be fetched.");
    await canvas.findByRole("button", { name: "TRY AGAIN" });
  },
};
export const LongText: Story = {
  args: { exporter: ready(), projectName: "incomprehensibilities".repeat(4) },
  play:
    Done.play &&
    (async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole("button", { name: "SAVE" }));
      await canvas.findByRole("status");
    }),
  tags: ["!test"],
};
export const OnPhone: Story = {
  args: { exporter: ready() },
  globals: { viewport: { value: "phone" } },
  tags: ["!test"],
};
export const RightToLeft: Story = { args: { exporter: ready() }, globals: { direction: "rtl" }, tags: ["!test"] };
