import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, HttpResponse, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillSignup } from "../../testing/fill-signup.ts";
import { StoryPage } from "../../testing/StoryPage.tsx";
import { answerAuth } from "../../testing/story-server.ts";

/** Goes to /onboarding as people do: by /signup. */
async function signUp(page: HTMLElement): Promise<void> {
  await fillSignup(page);
  await userEvent.click(within(page).getByRole("button", { name: "SIGNUP" }));
  await within(page).findByLabelText("NAME");
}
async function complete(page: HTMLElement, name = "Asha Rao"): Promise<void> {
  await signUp(page);
  await userEvent.type(within(page).getByLabelText("NAME"), name);
  await userEvent.click(within(page).getByRole("button", { name: "COMPLETE SIGNUP" }));
}

/** /onboarding: the name, then the account is made. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Onboarding",
  component: StoryPage,
  args: { path: "/signup", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await signUp(canvasElement);
    await expect(canvas.getByRole("heading", { name: "JUST THE LAST STEP WE PROMISE" })).toBeVisible();
  },
};
export const Loading: Story = {
  beforeEach: () => answerAuth(http.post("*/api/auth/signup", async () => void (await delay("infinite")))),
  play: ({ canvasElement }) => complete(canvasElement),
};
export const Failed: Story = {
  name: "Error",
  beforeEach: () =>
    answerAuth(
      http.post("*/api/auth/signup", () => HttpResponse.json({ status: "SIGN_UP_NOT_ALLOWED", reason: "Not now." })),
    ),
  play: async ({ canvas, canvasElement }) => {
    await complete(canvasElement);
    await waitFor(() => expect(canvas.getByRole("alertdialog")).toBeVisible());
  },
};
export const LongText: Story = {
  play: async ({ canvas, canvasElement }) => {
    await signUp(canvasElement);
    await userEvent.type(canvas.getByLabelText("NAME"), "Asha Lakshmi Venkataraman Subramaniam of the Seven Hills");
  },
};
