import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { EndCard } from "./EndCard.tsx";

const SHARE_AND_LEARN = (
  <>
    <Button icon="share">SHARE</Button>
    <Button icon="target">LEARN IT</Button>
  </>
);

/** What it does is tested where it stands: Player, What Next. */
const meta: Meta<typeof EndCard> = {
  title: "Player/EndCard",
  component: EndCard,
  args: { onAgain: fn(), onClose: fn(), more: SHARE_AND_LEARN },
  decorators: [(Story) => <div style={{ maxWidth: "23rem" }}>{Story()}</div>],
  tags: ["!test"],
};
export default meta;
type Story = StoryObj<typeof EndCard>;

export const Owner: Story = {
  args: {
    more: (
      <>
        {SHARE_AND_LEARN}
        <Button icon="music">SAME SONG, ANOTHER STYLE</Button>
        <Button icon="plus">NEW DANCE</Button>
      </>
    ),
  },
};
export const Visitor: Story = {
  args: {
    first: (
      <Button variant="primary" icon="spark">
        MAKE YOUR OWN
      </Button>
    ),
  },
};
