import type { Meta, StoryObj } from "@storybook/react-vite";
import { HttpResponse, http } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import { fillSignup } from "../../testing/fill-signup.ts";
import { StoryPage } from "../../testing/StoryPage.tsx";

/** /signup: by Google, by GitHub, or by email and password. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Signup",
  component: StoryPage,
  args: { path: "/signup", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "SIGNUP" })).toBeVisible();
  },
};
export const Filled: Story = { play: ({ canvasElement }) => fillSignup(canvasElement) };
/** The two passwords are not the same. */
export const Failed: Story = {
  name: "Error",
  play: async ({ canvas, canvasElement }) => {
    await fillSignup(canvasElement, { confirmation: "another password 8" });
    await userEvent.click(canvas.getByRole("button", { name: "SIGNUP" }));
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toHaveTextContent("Passwords don't match"));
  },
};
/** What the fields hold is longer than they are. */
export const LongText: Story = {
  play: ({ canvasElement }) => fillSignup(canvasElement, { email: `${"incomprehensibilities".repeat(4)}@example.org` }),
};
/** A site that has neither Google nor GitHub set up. */
export const WithoutProviders: Story = {
  args: {
    answers: [
      http.get("*/api/settings", () =>
        HttpResponse.json({
          providers: { google: false, github: false },
          passwordReset: true,
          maxUploadMB: 50,
          maxProjects: 3,
          profileLinks: [],
        }),
      ),
    ],
  },
};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
