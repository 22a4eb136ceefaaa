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

export const Off: StoryObj<typeof Panel> = {
  args: { reports: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nothing is recorded, nothing is sent/)).toBeVisible();
  },
};

export const Asking: StoryObj<typeof Panel> = {
  args: { reports: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "USE THE CAMERA" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Waiting for your camera.");
    await userEvent.click(canvas.getByRole("button", { name: "TURN THE CAMERA OFF" }));
    await userEvent.click(canvas.getByRole("button", { name: "USE THE CAMERA" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Waiting for your camera.");
  },
};

export const Loading: StoryObj<typeof Panel> = {
  args: { reports: [{ type: "CAMERA_OPENED" }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "USE THE CAMERA" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("13 MB, only once");
  },
};

export const InTheDark: StoryObj<typeof Panel> = {
  args: {
    reports: [
      { type: "CAMERA_OPENED" },
      { type: "MODEL_LOADED" },
      {
        type: "POSE_ESTIMATED",
        pose: { time: 0, takenAt: 0, world: undefined, image: undefined, brightness: 0.02 },
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "USE THE CAMERA" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("It is too dark to see you.");
  },
};

export const NotInstalled: StoryObj<typeof Panel> = {
  args: { reports: [{ type: "CAMERA_OPENED" }, { type: "CAMERA_FAILED", failure: "noModel" }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "USE THE CAMERA" }));
    await expect(canvas.getByRole("alert")).toHaveTextContent("Comparing poses is not installed on this server.");
  },
};
