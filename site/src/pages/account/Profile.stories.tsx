import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import { StoryPage } from "../../testing/StoryPage.tsx";
import { refuse, unfinished, user } from "../../testing/story-server.ts";

const known = (change: Parameters<typeof user>[0]) => [
  http.get("*/api/profile", () => HttpResponse.json(user(change))),
];

/** /profile: photo, name, email, the locked avatars, and the end of the account. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Profile",
  component: StoryPage,
  args: { path: "/profile" },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("asha@example.org")).toBeVisible();
  },
};
export const Loading: Story = { args: { answers: [http.get("*/api/profile", unfinished)] } };
export const Failed: Story = {
  name: "Error",
  args: { answers: [http.get("*/api/profile", () => refuse("internal"))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toHaveTextContent("Unexpected error occurred!"));
  },
};
/** The provider gave neither a name nor an address. */
export const Empty: Story = { args: { answers: known({ displayName: null, email: null }) } };
export const LongText: Story = {
  args: {
    answers: known({
      displayName: "Asha Lakshmi Venkataraman Subramaniam of the Seven Hills",
      email: `${"incomprehensibilities".repeat(4)}@example.org`,
    }),
  },
};
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("asha@example.org");
    await userEvent.click(canvas.getByRole("button", { name: "DELETE ACCOUNT" }));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toHaveTextContent("This action cannot be undone."));
  },
};
export const RightToLeft: Story = {
  args: { answers: known({ displayName: "ليلى حداد" }) },
  globals: { direction: "rtl" },
};
