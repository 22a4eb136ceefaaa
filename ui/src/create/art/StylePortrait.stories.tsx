import { DANCE_STYLES } from "@nataraj/sdk/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { StylePortrait } from "./StylePortrait.tsx";

const meta: Meta<typeof StylePortrait> = {
  title: "Create/Art/StylePortrait",
  component: StylePortrait,
  args: { style: "Indian Classical" },
};
export default meta;
type Story = StoryObj<typeof StylePortrait>;

/** The dancer, where the posters are drawn (`npm run build`); else the drawing. */
export const One: Story = {};
export const AllStyles: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(8rem, 10rem))", gap: "1rem" }}>
      {DANCE_STYLES.map((style) => (
        <StylePortrait key={style} style={style} />
      ))}
    </div>
  ),
};
