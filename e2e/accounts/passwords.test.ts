import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../server/src/database/database.ts";
import { PASSWORD, TestClient } from "../../server/src/test/test-client.ts";
import { keepPicture, launchBrowserWithoutWebGL, openContext, openPage } from "../browser.ts";
import { type Product, startProduct } from "../product.ts";
import { dialogText, readDialog } from "./dialog.ts";
import { linkIn, type MailServer, startMailServer } from "./mail-server.ts";

const NEW_PASSWORD = "another horse 8";
const LIMITED = "Too many tries. Please wait a while and then try again.";
const SENT = "If there is an account with this address, we have sent it an email with a link.";

describe("email and password", () => {
  let folder: string;
  let browser: Browser;
  let post: MailServer;
  let product: Product;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-e2e-"));
    [browser, post] = await Promise.all([launchBrowserWithoutWebGL(), startMailServer()]);
    product = await startProduct(join(folder, "data"), { SMTP_URL: post.url });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await post?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    context = await openContext(browser, { viewport: { width: 1280, height: 900 } });
    ({ page, errors } = await openPage(context));
  });
  afterEach(() => expect(errors).toEqual([]));

  const open = (path: string) => page.goto(product.url + path);
  const main = () => page.getByRole("main");
  const fill = (label: string, text: string) => main().getByLabel(label, { exact: true }).fill(text);
  const press = (name: string) => main().getByRole("button", { name, exact: true }).click();

  async function logIn(email: string, password: string): Promise<void> {
    await fill("Email", email);
    await fill("Password", password);
    await press("LOGIN");
  }

  async function askForLink(email: string): Promise<void> {
    await open("/login");
    await main().getByRole("link", { name: "Forgot your password?" }).click();
    // The page before has a field of that name too.
    await main().getByRole("heading", { name: "Forgot your password?" }).waitFor();
    await fill("Email", email);
    await press("SEND THE LINK");
    await main().getByText(SENT).waitFor();
  }

  async function choosePassword(password: string, confirmation = password): Promise<string> {
    await fill("New password", password);
    await fill("Confirm password", confirmation);
    await press("CHANGE PASSWORD");
    return dialogText(page);
  }

  it("takes a new password by a mailed link, once, and ends the old sessions", async () => {
    const before = new TestClient(product.url);
    await before.signUp("rani@example.com");
    await askForLink("Rani@example.com");
    await keepPicture(page, "accounts-reset-asked");
    const letter = await post.waitForMail(0);
    expect(letter.to).toEqual(["rani@example.com"]);
    const link = linkIn(letter);
    expect(link.startsWith(`${product.url}/auth/reset-password?token=`)).toBe(true);

    await page.goto(link);
    expect(await choosePassword(NEW_PASSWORD, "something else 9")).toBe("Passwords don't match");
    await readDialog(page);
    expect(await choosePassword("short")).toBe("8 to 99 characters, with a letter and a number.");
    await readDialog(page);
    expect(await choosePassword(NEW_PASSWORD)).toBe("Your password has been changed. Please log in with the new one.");
    await keepPicture(page, "accounts-reset-done");
    await readDialog(page);
    await page.waitForURL("**/login");
    expect((await before.get("/api/profile")).status).toBe(401);

    await logIn("rani@example.com", PASSWORD);
    expect(await dialogText(page)).toBe("Please fill correct details and then try again");
    await readDialog(page);
    await logIn("rani@example.com", NEW_PASSWORD);
    await page.waitForURL("**/dashboard");

    await page.goto(link);
    expect(await choosePassword("yet another 10")).toBe(
      "This link has been used or has expired. Please ask for a new one.",
    );
  });

  it("says the same to strangers, and that a link has expired", async () => {
    const letters = post.mails.length;
    await askForLink("nobody@example.com");
    await new TestClient(product.url).signUp("late@example.com");
    await askForLink("late@example.com");
    // The letter to nobody would have come before.
    const letter = await post.waitForMail(letters);
    expect(letter.to).toEqual(["late@example.com"]);
    const knex = await openDatabase({ dataDir: join(folder, "data") });
    await knex("st_one_time_tokens").update({ expires: Date.now() - 1 });
    await knex.destroy();
    await page.goto(linkIn(letter));
    expect(await choosePassword(NEW_PASSWORD)).toBe(
      "This link has been used or has expired. Please ask for a new one.",
    );
    await readDialog(page);
    await main().getByRole("link", { name: "Ask for a new link" }).click();
    await main().getByRole("button", { name: "SEND THE LINK" }).waitFor();
  });

  it("says plainly when it was tried too often, at each of the three doors", async () => {
    // From a browser, as tries are counted by address; without cookies, as the device shall not be known. In a page of its
    // own: the site's would take the sign-up for its own.
    const other = await context.newPage();
    await other.goto(`${product.url}/api/settings`);
    const knock = (path: string, times: number, password: object[] = [{ id: "password", value: "wrong pass 1" }]) =>
      other.evaluate(
        async ({ path, times, body }) => {
          const headers = { "content-type": "application/json" };
          for (let i = 0; i < times; i++) await fetch(path, { method: "POST", credentials: "omit", headers, body });
        },
        {
          path,
          times,
          body: JSON.stringify({ formFields: [{ id: "email", value: "eager@example.com" }, ...password] }),
        },
      );
    await knock("/api/auth/signin", 10);
    // As many as one address may make, for whichever account.
    await knock("/api/auth/signup", 60);
    await knock("/api/auth/user/password/reset/token", 5, []);
    await other.close();

    await open("/login");
    await logIn("eager@example.com", "wrong pass 1");
    expect(await dialogText(page)).toBe(LIMITED);
    await keepPicture(page, "accounts-too-many-tries");

    await open("/auth/reset-password");
    await fill("Email", "eager@example.com");
    await press("SEND THE LINK");
    expect(await dialogText(page)).toBe(LIMITED);

    await open("/signup");
    await fill("Email", "eager@example.com");
    await fill("Password", PASSWORD);
    await fill("Confirm password", PASSWORD);
    await press("SIGNUP");
    await page.waitForURL("**/onboarding");
    await fill("NAME", "Eager");
    await press("COMPLETE SIGNUP");
    expect(await dialogText(page)).toBe(LIMITED);
  });

  it("says plainly that a provider is not set up", async () => {
    for (const [path, verb] of [
      ["/login", "Login"],
      ["/signup", "Signup"],
    ] as const) {
      for (const provider of ["Google", "GitHub"]) {
        // Before the settings are there, trying is how to find out: the window says it then.
        await Promise.all([page.waitForResponse("**/api/settings").then((answer) => answer.finished()), open(path)]);
        await press(`${verb} with ${provider}`);
        expect(await dialogText(page)).toBe(
          `Login with ${provider} is not set up here. Please use your email and password.`,
        );
      }
    }
    await keepPicture(page, "accounts-not-set-up");
    expect(context.pages()).toHaveLength(1);
  });
});
