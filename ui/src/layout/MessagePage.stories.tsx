import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../button/Button.tsx";
import { StylePicture } from "../create/art/StylePicture.tsx";
import { MessagePage } from "./MessagePage.tsx";

const meta: Meta<typeof MessagePage> = { title: "Layout/MessagePage", component: MessagePage };
export default meta;

export const NotFound: StoryObj<typeof MessagePage> = {
  args: {
    title: "Nothing Here",
    text: "How did you stumble upon here lol?",
    picture: <StylePicture style="Breakdancing" />,
    action: <ButtonLink href="#home">GO BACK HOME</ButtonLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Nothing Here" })).toBeVisible();
  },
};

export const LongText: StoryObj<typeof MessagePage> = {
  args: {
    title: "You don't have access to this page!",
    text: "It belongs to somebody who has not made it public, or it has been deleted since the link was sent. ".repeat(
      3,
    ),
    action: <ButtonLink href="#home">GO BACK HOME</ButtonLink>,
  },
  tags: ["!test"],
};
