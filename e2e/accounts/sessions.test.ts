import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { PASSWORD, TestClient } from "../../server/src/test/test-client.ts";
import { keepPicture, launchBrowserWithoutWebGL, openContext, openPage } from "../browser.ts";
import { signIn } from "../sign-in.ts";
import { dialogText, readDialog } from "./dialog.ts";

const AUTH = /\/assets\/(auth|supertokens)-/;

describe("sessions", () => {
  const { url, publicID, privateID } = inject("examples");
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    browser = await launchBrowserWithoutWebGL();
  });
  afterAll(async () => browser?.close());
  beforeEach(async () => {
    context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
    ({ page, errors } = await openPage(context));
  });
  afterEach(() => expect(errors).toEqual([]));

  const button = (name: string, of = page) => of.getByRole("button", { name, exact: true });

  let number = 0;

  /** Signs somebody up who is not in yet, and answers with the address. */
  async function signUp(): Promise<string> {
    const email = `tabs${++number}@example.com`;
    await new TestClient(url).signUp(email);
    return email;
  }

  async function logIn(email: string): Promise<void> {
    await page.goto(`${url}/login`);
    await page.getByLabel("Email", { exact: true }).first().fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await button("LOGIN").click();
    await page.waitForURL("**/dashboard");
  }

  it("are followed by all tabs: in, and out again", async () => {
    const { page: other } = await openPage(context);
    await other.goto(`${url}/about`);
    await other.getByRole("link", { name: "SIGN UP NOW" }).waitFor();
    await logIn(await signUp());
    await other.getByRole("link", { name: "YOUR PROFILE" }).waitFor();
    await other.goto(`${url}/dashboard`);
    await button("CREATE ONE NOW", other).waitFor();
    await button("SIGN OUT").click();
    await other.waitForURL(`${url}/`);
    await other.getByRole("link", { name: "SIGN UP NOW" }).waitFor();
    expect(await other.getByRole("alertdialog").count()).toBe(0);
    await other.close();
  });

  it("cost no auth SDK for visitors, also of a public project", async () => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    for (const path of ["/", "/about", "/blogs"]) {
      await page.goto(url + path);
      await page.getByRole("link", { name: "SIGN UP NOW" }).waitFor();
    }
    await page.goto(`${url}/project/${publicID}`);
    await page.getByRole("heading", { name: "Project: Brave Peacock" }).waitFor();
    expect(scripts.filter((address) => AUTH.test(address))).toEqual([]);
    // A private one asks who is here, and only then.
    await page.goto(`${url}/project/${privateID}`);
    expect(await dialogText(page)).toBe("You don't have access to this page!");
    expect(scripts.some((address) => AUTH.test(address))).toBe(true);
  });

  it("have the project's name on its page before its scripts have come", async () => {
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto(`${url}/project/${publicID}`, { waitUntil: "commit" });
    await page.getByText("Project: Brave Peacock", { exact: true }).waitFor();
  });

  it("end elsewhere when the password is changed, and not here", async () => {
    const email = await signUp();
    await signIn(context, url, email);
    await page.goto(`${url}/profile`);
    await button("CHANGE PASSWORD").click();
    await page.getByLabel("Old password").fill(PASSWORD);
    await page.getByLabel("New password").fill("another horse 8");
    await page.getByLabel("Confirm password").fill("another horse 8");
    await button("CHANGE").click();
    expect(await dialogText(page)).toBe("Your password has been changed. Please log in again in your other browsers.");
    await keepPicture(page, "accounts-password-changed");
    await readDialog(page);
    await page.reload();
    await page.getByText(email).waitFor();
  });

  it("say what to do about a forgotten password where no mail is set up", async () => {
    await page.goto(`${url}/login`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByText("This site cannot send email yet").waitFor();
    await page.getByText("Write to the people who run this site").waitFor();
    expect(await button("SEND THE LINK").count()).toBe(0);
  });

  it("are asked for at providers only where these are set up, and say so before", async () => {
    for (const path of ["/login", "/signup"]) {
      await page.goto(url + path);
      await page.getByText("Google and GitHub are not set up here. Please use your email and password.").waitFor();
    }
  });
});
