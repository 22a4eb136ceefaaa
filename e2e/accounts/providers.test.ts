import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type GitHubDouble, startGitHubDouble } from "../../server/src/auth/testing/github-double.ts";
import { type GoogleDouble, startGoogleDouble } from "../../server/src/auth/testing/google-double.ts";
import { TestClient } from "../../server/src/test/test-client.ts";
import { keepPicture, launchBrowserWithoutWebGL, openContext, openPage } from "../browser.ts";
import { type Product, startProduct } from "../product.ts";
import { dialogText, readDialog } from "./dialog.ts";

describe("logging in at Google and GitHub", () => {
  let folder: string;
  let browser: Browser;
  let google: GoogleDouble;
  let github: GitHubDouble;
  let product: Product;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-e2e-"));
    [browser, google, github] = await Promise.all([
      launchBrowserWithoutWebGL(),
      startGoogleDouble(),
      startGitHubDouble(),
    ]);
    google.page = { asks: true, cutsOpener: true };
    github.page = { asks: true, cutsOpener: false };
    product = await startProduct(join(folder, "data"), {
      GOOGLE_CLIENT_ID: google.client.clientId,
      GOOGLE_CLIENT_SECRET: google.client.clientSecret,
      GOOGLE_ISSUER: google.client.issuer,
      GITHUB_CLIENT_ID: github.client.clientId,
      GITHUB_CLIENT_SECRET: github.client.clientSecret,
      GITHUB_URL: github.client.webUrl,
      GITHUB_API_URL: github.client.apiUrl,
    });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await Promise.all([google?.stop(), github?.stop()]);
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
    ({ page, errors } = await openPage(context));
  });
  afterEach(() => expect(errors).toEqual([]));

  const open = (path: string) => page.goto(product.url + path);
  const button = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });

  /** As a person does while it is open; the test's browser has every page believe that it is looked at. */
  const lookAtOtherWindow = () =>
    page.addInitScript(() => {
      document.hasFocus = () => false;
    });

  /** Presses a provider's button; resolves with the window that opens, once it shows the provider's question. */
  async function askAt(name: string): Promise<Page> {
    const [popup] = await Promise.all([page.waitForEvent("popup"), button(name).click()]);
    await popup.getByRole("link", { name: "Allow" }).waitFor();
    return popup;
  }

  /** Answers the provider's question; resolves when the window has closed by itself. */
  async function answer(popup: Page, link: "Allow" | "Cancel"): Promise<void> {
    await Promise.all([popup.waitForEvent("close"), popup.getByRole("link", { name: link }).click()]);
  }

  const profile = () => page.evaluate(async () => (await fetch("/api/profile")).json());

  it("signs up in a window that closes by itself, and leads to the dashboard", async () => {
    github.person = { id: 1, name: "Octavia", emails: [{ email: "o@example.com", primary: true, verified: true }] };
    await open("/signup");
    const popup = await askAt("Signup with GitHub");
    await keepPicture(page, "accounts-at-provider");
    await answer(popup, "Allow");
    await page.waitForURL("**/dashboard");
    expect(await profile()).toMatchObject({ displayName: "Octavia", email: "o@example.com" });
    await page.reload();
    await page.getByRole("button", { name: "SIGN OUT" }).first().waitFor();
  });

  it("follows ?next=, also from a provider whose pages cut the window off", async () => {
    await lookAtOtherWindow();
    google.person = { sub: "g-2", email: "g@example.com", email_verified: true, name: "Gita" };
    await open("/login?next=/profile");
    await answer(await askAt("Login with Google"), "Allow");
    await page.waitForURL("**/profile");
    await page.getByText("Gita").waitFor();
  });

  it("can be tried again after the window was closed, and says so when the provider refuses", async () => {
    await open("/login");
    const popup = await askAt("Login with GitHub");
    expect(await button("LOGIN").isDisabled()).toBe(true);
    await popup.close();
    await expect.poll(() => button("Login with GitHub").isEnabled()).toBe(true);
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await answer(await askAt("Login with GitHub"), "Cancel");
    expect(await dialogText(page)).toBe("GitHub was not allowed to log you in. Please try again.");
    await keepPicture(page, "accounts-provider-refused");
    await readDialog(page);
    expect(await button("LOGIN").isEnabled()).toBe(true);
  });

  it("is asked once more before an account without a password is deleted", async () => {
    github.person = { id: 7, name: "Ira", emails: [{ email: "ira@example.com", primary: true, verified: true }] };
    await open("/login?next=/profile");
    await answer(await askAt("Login with GitHub"), "Allow");
    await page.getByText("ira@example.com").waitFor();
    expect(await button("CHANGE PASSWORD").count()).toBe(0);
    await button("DELETE ACCOUNT").click();
    await readDialog(page);
    await page.getByRole("heading", { name: "Is it you?" }).waitFor();
    expect(await page.getByLabel("Your password").count()).toBe(0);
    await answer(await askAt("Login with GitHub"), "Allow");
    await page.waitForURL(`${product.url}/`);
    await page.getByRole("link", { name: "SIGN UP NOW" }).waitFor();
    expect(await page.evaluate(async () => (await fetch("/api/profile")).status)).toBe(401);
  });

  it("names the way that was used before, when the address is a password account's", async () => {
    await new TestClient(product.url).signUp("pat@example.com");
    await lookAtOtherWindow();
    google.person = { sub: "g-3", email: "Pat@example.com", email_verified: true };
    await open("/login");
    await answer(await askAt("Login with Google"), "Allow");
    expect(await dialogText(page)).toBe(
      "You already have an account with this email address. Please log in with your email address and password, as you did before.",
    );
    await keepPicture(page, "accounts-other-way");
    expect((await context.cookies()).filter(({ name }) => name === "nataraj-sAccessToken")).toEqual([]);
  });

  it("lets nobody in with another's answer", async () => {
    await open("/login");
    const popup = await askAt("Login with GitHub");
    await popup.getByRole("link", { name: "Allow" }).evaluate((link: HTMLAnchorElement) => {
      const forged = new URL(link.href);
      forged.searchParams.set("state", "another");
      link.href = forged.href;
    });
    await answer(popup, "Allow");
    expect(await dialogText(page)).toBe("Unexpected error occurred! Please try again.");
    expect((await context.cookies()).filter(({ name }) => name === "nataraj-sAccessToken")).toEqual([]);
  });

  it("goes there itself where windows are blocked, and back to where it was", async () => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    github.person = { id: 6, emails: [{ email: "six@example.com", primary: true, verified: true }] };
    await open("/login?next=/profile");
    await button("Login with GitHub").click();
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL("**/login?next=/profile");
    expect(await dialogText(page)).toBe("GitHub was not allowed to log you in. Please try again.");
    await readDialog(page);
    await button("Login with GitHub").click();
    await page.getByRole("link", { name: "Allow" }).click();
    await page.waitForURL("**/profile");
    await page.getByText("six@example.com").waitFor();
  });
});
