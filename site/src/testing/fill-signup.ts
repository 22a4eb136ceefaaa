import { userEvent, within } from "storybook/test";

const USUAL = { email: "asha@example.org", password: "peacock over 7 hills" };

/** Fills the form of /signup in a story. The confirmation is the password unless it is given. */
export async function fillSignup(
  page: HTMLElement,
  { confirmation, ...given }: { email?: string; confirmation?: string } = {},
): Promise<void> {
  const { email, password } = { ...USUAL, ...given };
  const canvas = within(page);
  await canvas.findByRole("button", { name: "SIGNUP" });
  await userEvent.type(canvas.getAllByLabelText("Email")[0] as HTMLElement, email);
  await userEvent.type(canvas.getByLabelText("Password"), password);
  await userEvent.type(canvas.getByLabelText("Confirm password"), confirmation ?? password);
}
