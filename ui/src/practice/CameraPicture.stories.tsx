import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, waitFor } from "storybook/test";
import type { CameraActor } from "./CameraPanel.tsx";
import { CameraPicture } from "./CameraPicture.tsx";
import "./practice.css";
import { storyCamera, WATCHING } from "./story-practice.ts";

function Outlined() {
  const [camera] = useState<CameraActor>(() => storyCamera(...WATCHING));
  const [stream, setStream] = useState<MediaStream>();
  // A server has no streams. The picture listens before the camera opens.
  useEffect(() => setStream(new MediaStream()), []);
  useEffect(() => {
    if (stream) camera.send({ type: "OPEN" });
  }, [camera, stream]);
  return stream && <CameraPicture camera={camera} stream={stream} outlined />;
}

const meta: Meta<typeof Outlined> = { title: "Practice/CameraPicture", component: Outlined };
export default meta;

export const WithOutline: StoryObj<typeof Outlined> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("line")).toHaveLength(12));
  },
};
