import type { Meta, StoryObj } from "@storybook/react-vite";
import { LOOK_IDS, LOOKS } from "../dancer/looks.ts";
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
