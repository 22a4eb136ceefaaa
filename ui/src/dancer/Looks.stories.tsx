import { styleDance } from "@nataraj/sdk/choreography/edit";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { variantName } from "@nataraj/sdk/looks";
import { ENVIRONMENTS, type Environment } from "@nataraj/sdk/stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { HAIRS, LOOK_IDS, LOOKS, type LookId, SKINS, VIEWS, type View } from "./index.ts";
import { StoryStage, stagesShown } from "./story-stage.tsx";

interface DressedDancerProps {
  /** Who dances. */
  look: LookId;
  /** Colours of the costume; a look that lacks them wears its first. */
  costume?: string;
  /** Skin and hair in the place of the look's own. */
  skin?: string | undefined;
  hair?: string | undefined;
  /** What is danced. */
  style: DanceStyle;
  environment: Environment;
  view: View;
  /** Seconds in the dance that stand still. */
  seconds: number;
  /** Whether the dance runs. */
  playing: boolean;
  /** Degrees a second by which the camera goes round. */
  turning: number;
}

/** Length of what is danced over and over, seconds. */
const DANCE_SECONDS = 16;

/** One of the four looks, in any of its colours. */
function DressedDancer({ look, costume, skin, hair, style, seconds, playing, ...stage }: DressedDancerProps) {
  const timeline = useMemo(() => styleDance([style], DANCE_SECONDS), [style]);
  const [begun] = useState(() => performance.now());
  const clock = useMemo(() => () => ((performance.now() - begun) / 1000) % timeline.duration, [begun, timeline]);
  const known = LOOKS[look].variants.find(({ id }) => id === costume) ?? LOOKS[look].variants[0];
  return (
    <StoryStage
      label={`${LOOKS[look].name}, ${known.name}`}
      timeline={timeline}
      look={look}
      variant={variantName({ costume: known.id, skin, hair })}
      seconds={playing ? undefined : seconds}
      still={seconds}
      clock={clock}
      quality="auto"
      ratio="4 / 5"
      {...stage}
    />
  );
}

const ids = (all: readonly { id: string }[]) => [...new Set(all.map(({ id }) => id))];

/**
 * The dancers, who are made in code: four looks, each in its colours, with any skin and hair. `playing` and `turning` set
 * them in motion; without them they stand at `seconds`.
 */
const meta: Meta<typeof DressedDancer> = {
  title: "Looks",
  component: DressedDancer,
  args: { environment: "studio", view: "front", seconds: 1.6, playing: false, turning: 0, style: "Ballet" },
  argTypes: {
    look: { control: "select", options: LOOK_IDS },
    costume: { control: "select", options: ids(LOOK_IDS.flatMap((look) => LOOKS[look].variants)) },
    skin: { control: "select", options: [undefined, ...ids(SKINS)] },
    hair: { control: "select", options: [undefined, ...ids(HAIRS)] },
    style: { control: "select", options: DANCE_STYLES },
    environment: { control: "select", options: ENVIRONMENTS },
    view: { control: "select", options: VIEWS },
    seconds: { control: { type: "range", min: 0, max: DANCE_SECONDS, step: 0.1 } },
    turning: { control: { type: "range", min: 0, max: 60, step: 5 } },
  },
  decorators: [(Story) => <div style={{ maxWidth: "26rem" }}>{Story()}</div>],
  // Each is a dancer with a stage of its own: one of them tells whether they come.
  tags: ["!test", "webgl"],
};
export default meta;
type Story = StoryObj<typeof DressedDancer>;

export const Bharatanatyam: Story = { args: { look: "bharatanatyam", style: "Indian Classical" } };
export const Street: Story = { args: { look: "street", style: "Hip Hop" } };
export const Ballet: Story = { args: { look: "ballet", style: "Ballet" } };
export const Practice: Story = { args: { look: "practice", style: "Salsa" } };

/** Another skin and other hair, in other colours. */
export const OtherColours: Story = {
  args: { look: "bharatanatyam", style: "Indian Classical", costume: "peacock", skin: "deep", hair: "auburn" },
  tags: ["test"],
  play: async ({ canvas }) => {
    const stage = canvas.getByRole("img", { name: "Bharatanatyam dancer, Peacock" });
    await waitFor(() => expect(stage).toHaveAttribute("data-state", "shown"));
    await expect(stagesShown.at(-1)?.look).toBe("bharatanatyam");
    await expect(stagesShown.at(-1)?.poseSnapshot().head?.[1]).toBeGreaterThan(1);
  },
};

/** From all sides. */
export const Turning: Story = { args: { look: "street", style: "Hip Hop", playing: true, turning: 30 } };
