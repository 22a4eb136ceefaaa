import { DANCE_STYLES } from "@nataraj/sdk/contract";
import { STYLES } from "@nataraj/sdk/motion";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DrawnMarks } from "./DrawnMarks.tsx";

const meta: Meta = { title: "Create/Art/Motifs" };
export default meta;

/** What stands around the dancer in each style's picture. */
export const Motifs: StoryObj = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 12rem))" }}>
      {DANCE_STYLES.map((style) => (
        <svg key={style} className="nj-art" viewBox="0 0 200 200" fill="none" aria-hidden="true">
          <DrawnMarks marks={STYLES[style].drawing.behind} />
          <DrawnMarks marks={STYLES[style].drawing.before} />
        </svg>
      ))}
    </div>
  ),
};
