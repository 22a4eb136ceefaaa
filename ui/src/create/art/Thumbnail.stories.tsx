import type { Meta, StoryObj } from "@storybook/react-vite";
import { Thumbnail } from "./Thumbnail.tsx";

const meta: Meta<typeof Thumbnail> = { title: "Create/Art/Thumbnail", component: Thumbnail };
export default meta;

export const Thumbnails: StoryObj<typeof Thumbnail> = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 12rem))" }}>
      {[0, 1, 2, 3, 4].map((picture) => (
        <Thumbnail key={picture} picture={picture} />
      ))}
    </div>
  ),
};
