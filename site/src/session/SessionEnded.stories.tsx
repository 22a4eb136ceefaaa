import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { StoryPage, type StoryPageProps } from "../testing/StoryPage.tsx";
import { refuse, STORY_UID } from "../testing/story-server.ts";
import type { SiteSession } from "./site-session.ts";

let endSession = () => {};
let isAsked = false;
/** Lets the refusal of the page's call go out. */
let refuseNow = () => {};

function Owner(props: StoryPageProps) {
  const [session, setSession] = useState<SiteSession>({ status: "in", uid: STORY_UID });
  endSession = () => setSession({ status: "expired", uid: STORY_UID });
  return <StoryPage {...props} session={session} />;
}

async function refuseLater() {
  const said = new Promise<void>((resolve) => {
    refuseNow = resolve;
  });
  isAsked = true;
  await said;
  return refuse("unauthenticated");
}

/** What every dialog says that is there, one beneath another too. */
const dialogs = () => Array.from(document.querySelectorAll("dialog"), (dialog) => dialog.textContent ?? "");
const onlyOfSession = [expect.stringContaining("Your session has ended")];

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
    await waitFor(() => expect(dialogs()).toEqual([expect.stringContaining("Unexpected error occurred!")]));
    endSession();
    await waitFor(() => expect(dialogs()).toEqual(onlyOfSession));
  },
};

/** The session ends while the page waits for an answer, which is a refusal then. */
export const WhileLoading: StoryObj<typeof StoryPage> = {
  tags: ["!dev", "!autodocs"],
  args: { answers: [http.get("*/api/fetchprojects/:uid", refuseLater)] },
  beforeEach: () => {
    isAsked = false;
  },
  play: async () => {
    await waitFor(() => expect(isAsked).toBe(true));
    endSession();
    await waitFor(() => expect(dialogs()).toEqual(onlyOfSession));
    await expect(screen.queryByText("Loading your projects...")).not.toBeNull();
    refuseNow();
    await waitFor(() => expect(screen.queryByText("Loading your projects...")).toBeNull());
    await expect(dialogs()).toEqual(onlyOfSession);
  },
};
