import type { CameraReport } from "@nataraj/sdk/practice";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { CameraPanel } from "./CameraPanel.tsx";
import "./practice.css";
import { storyCamera, WATCHING } from "./story-practice.ts";

/** A camera of its own for each story; what it says is data, the camera is not. */
function Panel({ reports }: { reports: CameraReport[] }) {
  const [camera] = useState(() => storyCamera(...reports));
  return <CameraPanel camera={camera} />;
}

const meta: Meta<typeof Panel> = { title: "Practice/CameraPanel", component: Panel };
export default meta;

export const Watching: StoryObj<typeof Panel> = {
  args: { reports: [...WATCHING] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "USE THE CAMERA" }));
    await expect(canvas.getByText("The camera sees you.")).toBeVisible();
  },
};

export const Refused: StoryObj<typeof Panel> = {
  args: { reports: [{ type: "CAMERA_FAILED", failure: "refused" }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "USE THE CAMERA" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("does not allow the camera");
  },
};
