import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MOTIFS } from "./motifs.tsx";

const meta: Meta = { title: "Create/Art/Motifs" };
export default meta;

/** What stands around the dancer in each style's picture. */
export const Motifs: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 12rem))" }}>
      {DANCE_STYLES.map((style) => (
        <svg key={style} className="nj-art" viewBox="0 0 200 200" fill="none" aria-hidden="true">
          {MOTIFS[style].behind}
          {MOTIFS[style].before}
        </svg>
      ))}
    </div>
  ),
};
