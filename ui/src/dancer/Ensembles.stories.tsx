import type { Cast } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, waitFor } from "storybook/test";
import { storyPlayable } from "../player/story-player.ts";
import { bakedDancer } from "./dancer-files.ts";
import { DancerEngine } from "./index.ts";

interface StageProps {
  cast: Cast;
  /** Seconds in the dance. */
  seconds: number;
}

const engines: DancerEngine[] = [];

/** A moment of a dance that several dance. */
function Stage({ cast, seconds }: StageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas.style, { width: "40rem", height: "22.5rem", display: "block" });
    place.current?.append(canvas);
    const engine = new DancerEngine(canvas, { models: bakedDancer, look: "street", quality: "software", cast });
    engine.resize(320, 180, 1);
    engine.setTimeline(storyPlayable().timeline);
    engine.refined.then(() => engine.renderAt(seconds)).catch(() => {});
    engines.push(engine);
    return () => {
      engine.dispose();
      canvas.remove();
    };
  }, [cast, seconds]);
  return <div ref={place} role="img" aria-label={`${cast.dancers} dancers`} />;
}

const meta: Meta<typeof Stage> = { title: "Dancer/Ensembles", component: Stage, args: { seconds: 20.1 } };
export default meta;
type Story = StoryObj<typeof Stage>;

const drawn = () => {
  const engine = engines.at(-1);
  return { dancers: engine?.dancers, calls: engine?.drawn.calls };
};

export const ThreeInCanon: Story = {
  args: { cast: { dancers: 3, arrangement: "canon", looks: ["street/marigold", "ballet/plum"] } },
  play: () => waitFor(() => expect(drawn()).toEqual({ dancers: 3, calls: 4 }), { timeout: 15_000 }),
};

export const FiveMirrored: Story = {
  args: { cast: { dancers: 5, arrangement: "mirrored" } },
  play: () => waitFor(() => expect(drawn()).toEqual({ dancers: 5, calls: 4 }), { timeout: 15_000 }),
};
