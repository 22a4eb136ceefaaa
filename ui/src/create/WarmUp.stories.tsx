import { PlayState } from "@nataraj/sdk";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { storyEngine } from "../player/story-player.ts";
import { WarmUp } from "./WarmUp.tsx";

const BEATS = Array.from({ length: 40 }, (_, i) => 0.4 + i * 0.5);
const { create, engine, casts } = storyEngine();
const staging = { cast: { dancers: 3, arrangement: "unison" } } as const;

function Part({ still }: { still?: boolean }) {
  const [beats, setBeats] = useState<number[]>();
  return (
    <>
      <WarmUp style="Salsa" createEngine={create} staging={staging} beats={beats} still={still} />
      <button type="button" onClick={() => setBeats([...BEATS])}>
        Play the song
      </button>
    </>
  );
}

const meta: Meta<typeof Part> = { title: "Create/WarmUp", component: Part };
export default meta;
type Story = StoryObj<typeof Part>;

const timelines = () => engine.messages.filter(([name]) => name === "timeline").length;

/** They wait in their places, and warm up as soon as the song's beats are heard. What is told again changes nothing. */
export const OnTheBeat: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(casts.at(-1)?.dancers).toBe(3));
    await waitFor(() => expect(timelines()).toBe(1));
    await expect(engine.playStates).not.toContain(PlayState.play);
    await userEvent.click(canvas.getByRole("button", { name: "Play the song" }));
    await waitFor(() => expect(engine.playStates.at(-1)).toBe(PlayState.play));
    await expect(timelines()).toBe(2);
    await userEvent.click(canvas.getByRole("button", { name: "Play the song" }));
    await expect(timelines()).toBe(2);
  },
};

/** Where the dancers cannot come. */
export const Drawn: Story = {
  render: () => <WarmUp style="Salsa" createEngine={undefined} staging={{}} beats={BEATS} />,
  tags: ["!test"],
};
