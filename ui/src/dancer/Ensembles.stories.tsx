import type { Cast } from "@nataraj/sdk/stage";
import { ARRANGEMENTS, DANCER_COUNTS, ENVIRONMENTS } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo } from "react";
import { expect, waitFor } from "storybook/test";
import { storyPlayable } from "../player/story-player.ts";
import { VIEWS } from "./index.ts";
import { StoryStage, type StoryStageProps, stagesShown } from "./story-stage.tsx";

interface EnsembleProps extends Pick<StoryStageProps, "environment" | "view" | "seconds"> {
  /** How many dance. */
  dancers: Cast["dancers"];
  /** How they dance together. */
  arrangement: Cast["arrangement"];
  /** The look of each dancer, the leader's first. */
  looks?: string[];
}

const { timeline } = storyPlayable();

/** A moment of a dance that several dance: their number, their arrangement and the time are controls. */
function Ensemble({ dancers, arrangement, looks, ...stage }: EnsembleProps) {
  const cast = useMemo((): Cast => ({ dancers, arrangement, ...(looks && { looks }) }), [dancers, arrangement, looks]);
  return <StoryStage label={`${dancers} dancers`} timeline={timeline} look="street" cast={cast} {...stage} />;
}

const meta: Meta<typeof Ensemble> = {
  title: "Stages/Ensembles",
  component: Ensemble,
  args: { seconds: 20.1, view: "automatic", environment: "stage" },
  argTypes: {
    dancers: { control: "select", options: DANCER_COUNTS },
    arrangement: { control: "select", options: ARRANGEMENTS },
    environment: { control: "select", options: ENVIRONMENTS },
    view: { control: "select", options: VIEWS },
    seconds: { control: { type: "range", min: 0, max: timeline.duration, step: 0.1 } },
  },
  tags: ["webgl"],
};
export default meta;
type Story = StoryObj<typeof Ensemble>;

const drawn = () => {
  const engine = stagesShown.at(-1);
  return { dancers: engine?.dancers, calls: engine?.drawn.calls };
};

/** All do the same. */
export const ThreeInUnison: Story = { args: { dancers: 3, arrangement: "unison" }, tags: ["!test"] };

/** One after the other, a beat later each, in looks of their own. */
export const ThreeInCanon: Story = {
  args: { dancers: 3, arrangement: "canon", looks: ["street/marigold", "ballet/plum"] },
  play: () => waitFor(() => expect(drawn()).toEqual({ dancers: 3, calls: 4 })),
};

/** Every other one as in a mirror. */
export const FiveMirrored: Story = {
  args: { dancers: 5, arrangement: "mirrored" },
  play: () => waitFor(() => expect(drawn()).toEqual({ dancers: 5, calls: 4 })),
};
