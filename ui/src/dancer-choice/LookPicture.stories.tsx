import { LOOK_IDS, LOOKS } from "@nataraj/sdk/looks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, waitFor } from "storybook/test";
import { LookPicture } from "./LookPicture.tsx";

const meta: Meta<typeof LookPicture> = { title: "Dancer choice/LookPicture", component: LookPicture };
export default meta;

export const All: StoryObj<typeof LookPicture> = {
  render: () => (
    <div style={{ display: "flex", gap: "1rem" }}>
      {LOOK_IDS.map((look) => (
        <div key={look} style={{ width: "5rem" }}>
          <LookPicture look={look} variant={LOOKS[look].variants[0].id} />
        </div>
      ))}
    </div>
  ),
};

/** A site without posters shows a drawing, in the colours of skin and hair too. */
export const Drawn: StoryObj<typeof LookPicture> = {
  args: { look: "street", variant: "teal/deep/rose" },
  play: async ({ canvasElement }) => {
    fireEvent.error(canvasElement.querySelector("img") as HTMLImageElement);
    await waitFor(() => expect(canvasElement.querySelector("svg")).not.toBeNull());
  },
};
