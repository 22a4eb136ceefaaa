import type { Meta, StoryObj } from "@storybook/react-vite";
import { delay, HttpResponse, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryPage } from "../../testing/StoryPage.tsx";
import { answerAuth } from "../../testing/story-server.ts";

async function logIn(page: HTMLElement): Promise<void> {
  const canvas = within(page);
  await userEvent.type((await canvas.findAllByLabelText("Email"))[0] as HTMLElement, "asha@example.org");
  await userEvent.type(canvas.getByLabelText("Password"), "a long password 7");
  await userEvent.click(canvas.getByRole("button", { name: "LOGIN" }));
}

/** /login: by Google, by GitHub, or by email and password. */
const meta: Meta<typeof StoryPage> = {
  title: "Pages/Login",
  component: StoryPage,
  args: { path: "/login", session: { status: "out" } },
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "LOGIN" })).toBeVisible();
  },
};
/** The session is being asked for: 'logging you in'. */
export const Loading: Story = {
  beforeEach: () => answerAuth(http.post("*/api/auth/signin", async () => void (await delay("infinite")))),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement);
    await expect(await canvas.findByText("logging you in")).toBeVisible();
  },
};
export const Failed: Story = {
  name: "Error",
  beforeEach: () =>
    answerAuth(http.post("*/api/auth/signin", () => HttpResponse.json({ status: "WRONG_CREDENTIALS_ERROR" }))),
  play: async ({ canvas, canvasElement }) => {
    await logIn(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole("alertdialog")).toHaveTextContent("Please fill correct details and then try again"),
    );
  },
};
export const OnPhone: Story = { globals: { viewport: { value: "phone" } }, tags: ["!test"] };
export const RightToLeft: Story = { globals: { direction: "rtl" }, tags: ["!test"] };
