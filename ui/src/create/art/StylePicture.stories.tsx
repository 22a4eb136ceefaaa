import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StylePicture } from "./StylePicture.tsx";

const meta: Meta<typeof StylePicture> = { title: "Create/Art/StylePicture", component: StylePicture };
export default meta;

export const Styles: StoryObj<typeof StylePicture> = {
  render: () => (
    <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 12rem))" }}>
      {DANCE_STYLES.map((style) => (
        <StylePicture key={style} style={style} />
      ))}
    </div>
  ),
};
