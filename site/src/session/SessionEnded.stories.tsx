import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { useState } from "react";
import { expect, screen } from "storybook/test";
import { StoryPage, type StoryPageProps } from "../testing/StoryPage.tsx";
import { refuse, STORY_UID } from "../testing/story-server.ts";
import type { SiteSession } from "./site-session.ts";

let endSession = () => {};

function Owner(props: StoryPageProps) {
  const [session, setSession] = useState<SiteSession>({ status: "in", uid: STORY_UID });
  endSession = () => setSession({ status: "expired", uid: STORY_UID });
  return <StoryPage {...props} session={session} />;
}

/** A page whose session ends by itself: one dialog says so, and what fails for want of it is not told beside it. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Session ended",
  id: "pages-sessionended",
  component: StoryPage,
  args: { path: "/dashboard", answers: [http.get("*/api/fetchprojects/:uid", () => refuse("unauthenticated"))] },
  parameters: { layout: "fullscreen" },
  render: (args) => <Owner {...args} />,
};
export default meta;

export const Dashboard: StoryObj<typeof StoryPage> = {
  play: async () => {
    await screen.findByText("Unexpected error occurred!", {}, { timeout: 8_000 });
    endSession();
    await screen.findByText("Your session has ended");
    await expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
  },
};
