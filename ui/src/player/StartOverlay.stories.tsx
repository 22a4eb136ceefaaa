import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { StartOverlay } from "./StartOverlay.tsx";
import { useStoryPlayer } from "./story-player.ts";

function Part() {
  const story = useStoryPlayer();
  return (
    <div className="nj-player__stage" style={{ maxWidth: "40rem" }}>
      {story && <StartOverlay player={story.player} />}
    </div>
  );
}

const meta: Meta<typeof Part> = { title: "Player/StartOverlay", component: Part };
export default meta;

export const Ready: StoryObj<typeof Part> = { tags: ["!test"] };

/** It is gone as soon as the dance has begun. */
export const Begun: StoryObj<typeof Part> = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Play the dance" }));
    await waitFor(() => expect(canvas.queryByRole("button")).toBeNull());
  },
};
