import type { Page } from "playwright";

/** What the dialog that is open (or opens) says, without its title and button. */
export async function dialogText(page: Page): Promise<string> {
  const dialog = page.getByRole("alertdialog");
  await dialog.waitFor();
  return (await dialog.locator("p").first().innerText()).trim();
}

/** Presses the dialog's 'okay'. */
export async function readDialog(page: Page): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button", { name: "okay" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
}
