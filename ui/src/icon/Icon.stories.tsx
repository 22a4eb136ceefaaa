import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "./Icon.tsx";
import { ICON_NAMES } from "./shapes.ts";

const meta: Meta<typeof Icon> = {
  title: "Icon/Icon",
  component: Icon,
  argTypes: { name: { control: "select", options: ICON_NAMES } },
};
export default meta;

export const One: StoryObj<typeof Icon> = { args: { name: "music", size: 48 } };

export const All: StoryObj = {
  render: () => (
    <ul style={{ display: "flex", flexWrap: "wrap", gap: "1rem", listStyle: "none", padding: 0 }}>
      {ICON_NAMES.map((name) => (
        <li key={name} style={{ width: "7rem", textAlign: "center" }}>
          <Icon name={name} size={32} />
          <div>{name}</div>
        </li>
      ))}
    </ul>
  ),
};
