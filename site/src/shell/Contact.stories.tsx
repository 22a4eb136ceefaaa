import type { Meta, StoryObj } from "@storybook/react-vite";
import { http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryPage } from "../testing/StoryPage.tsx";
import { refuse, unfinished } from "../testing/story-server.ts";

/** Writes a message, and presses SEND. */
async function send(page: HTMLElement, email = "asha@example.org"): Promise<void> {
  const canvas = within(page);
  await userEvent.type(await canvas.findByLabelText("Email"), email);
  await userEvent.type(canvas.getByLabelText("Message"), "May I have a fourth project?");
  await userEvent.click(canvas.getByRole("button", { name: "SEND" }));
}
const seesDialog = async (page: HTMLElement, text: string | RegExp) => {
  await waitFor(() => expect(within(page).getByRole("alertdialog")).toHaveTextContent(text));
};

/** GET IN TOUCH: the form at the foot of every public page. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Contact",
  component: StoryPage,
  args: { path: "/no/such/page#contact", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "GET IN TOUCH" })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { answers: [http.post("*/api/contactus", unfinished)] },
  play: ({ canvasElement }) => send(canvasElement),
};
export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await seesDialog(canvasElement, "Thanks for contacting us. We'll reach out to you soon!");
  },
};
export const NotFilled: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, "asha");
    await seesDialog(canvasElement, "Please fill the email and text correctly");
  },
};
export const TooMany: Story = {
  args: { answers: [http.post("*/api/contactus", () => refuse("rate_limited"))] },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await seesDialog(canvasElement, "Request Failed: Please try again after 60 minutes");
  },
};
export const Failed: Story = {
  name: "Error",
  args: { answers: [http.post("*/api/contactus", () => refuse("internal"))] },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await seesDialog(canvasElement, /Request Failed: /);
  },
};
