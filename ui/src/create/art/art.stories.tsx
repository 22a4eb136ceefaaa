import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StylePicture } from "./StylePicture.tsx";
import { Thumbnail } from "./Thumbnail.tsx";

const meta: Meta = { title: "Create/Art" };
export default meta;
type Story = StoryObj;

const grid = { display: "grid", gap: "1rem", gridTemplateColumns: "repeat(4, 12rem)" };

export const Styles: Story = {
  render: () => (
    <div style={grid}>
      {DANCE_STYLES.map((style) => (
        <StylePicture key={style} style={style} />
      ))}
    </div>
  ),
};

export const Thumbnails: Story = {
  render: () => (
    <div style={grid}>
      {[0, 1, 2, 3, 4].map((picture) => (
        <Thumbnail key={picture} picture={picture} />
      ))}
    </div>
  ),
};
