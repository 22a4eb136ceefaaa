import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { DanceExporter } from "../export/exporter.ts";
import { ShareDialog } from "./ShareDialog.tsx";

const id = "0123456789abcdef0123456789abcdef";
const copy = fn(async (_: string) => {});

const meta: Meta<typeof ShareDialog> = {
  title: "Share/ShareDialog",
  component: ShareDialog,
  args: {
    projectID: id,
    projectName: "brave otter",
    origin: "https://nataraj.example",
    picture: "/posters/salsa.jpg",
    copy,
    onClose: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ShareDialog>;

export const Texts: Story = {
  play: async ({ args }) => {
    // It fades in.
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Share brave otter" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "COPY LINK" }));
    await expect(copy).toHaveBeenCalledWith(`https://nataraj.example/project/nataraj-${id}`);
    await screen.findByRole("img", { name: "The link as a QR code" });
    await userEvent.click(screen.getByText("For your own website"));
    await expect(screen.getByLabelText("Embed code")).toHaveValue(
      `<script src="https://nataraj.example/embed.js" async></script>\n<nataraj-player project="nataraj-${id}"></nataraj-player>`,
    );
    await userEvent.click(screen.getByRole("button", { name: "okay" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Away from the project's page it leads there. */
export const Opens: Story = {
  args: { opens: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("link", { name: "OPEN" })).toBeVisible());
    await expect(screen.getByRole("link", { name: "OPEN" })).toHaveAttribute(
      "href",
      `https://nataraj.example/project/nataraj-${id}`,
    );
  },
};

const save = fn<DanceExporter["save"]>(
  async () => new Blob([new Uint8Array(2_340_000)], { type: "model/gltf-binary" }),
);
const exporter = { support: async () => ({ mp4: { video: "avc", audio: "aac" } as const }), save };
/** A clip, and folded away the files for other programs. */
export const Files: Story = {
  args: { exporter },
  play: async () => {
    await screen.findByRole("button", { name: "MAKE A 15-SECOND CLIP" });
    await expect(screen.getByText(/GLB/)).not.toBeVisible();
    await userEvent.click(screen.getByText("Files for 3D programs"));
    await userEvent.click(screen.getByText(/GLB/));
    await screen.findByText("brave-otter.glb is ready, 2.3 MB.");
    await expect(save.mock.lastCall?.[0].kind).toBe("glb");
  },
};

const shared = fn(async (_: ShareData) => {});
/** A phone has a sheet of its own, with the apps that are on it. */
export const OnPhone: Story = {
  args: { share: shared },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Share brave otter" })).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "SHARE WITH AN APP" }));
    const url = `https://nataraj.example/project/nataraj-${id}`;
    await expect(shared).toHaveBeenCalledWith({ title: "brave otter", url });
    // After the sheet is closed, the dialog with its link is there as before.
    shared.mockRejectedValueOnce(new DOMException("The person has closed it.", "AbortError"));
    await userEvent.click(screen.getByRole("button", { name: "SHARE WITH AN APP" }));
    await expect(shared).toHaveBeenCalledTimes(2);
    await expect(screen.getByLabelText("Link")).toHaveValue(url);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongText: Story = { args: { projectName: "incomprehensibilities".repeat(4) }, tags: ["!test"] };
export const RightToLeft: Story = {
  args: { projectName: "رقصة المطر" },
  globals: { direction: "rtl" },
  tags: ["!test"],
};
