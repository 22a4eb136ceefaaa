import type { BrowserContext } from "playwright";
import { PASSWORD } from "../server/src/test/test-client.ts";

/** Leaves a session in the browser as the login page does, and opens no page for it. */
export async function signIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const formFields = [
    { id: "email", value: email },
    { id: "password", value: PASSWORD },
  ];
  // The browser takes the session's own cookies out of the answer.
  const answer = await context.request.post(`${url}/api/auth/signin`, {
    // A connection of its own: one that has rested may be closed while this request is on its way.
    headers: { rid: "emailpassword", "st-auth-mode": "cookie", connection: "close" },
    data: { formFields },
  });
  const headers = answer.headers();
  const [frontToken, antiCsrf] = [headers["front-token"], headers["anti-csrf"]];
  if (!frontToken || !antiCsrf)
    throw new Error(`${email} was not signed in: ${answer.status()} ${await answer.text()}`);
  // The other cookies are written by the auth SDK: who is here, and the token that its calls carry.
  const cookies = {
    "nataraj-sFrontToken": frontToken,
    "nataraj-sAntiCsrf": antiCsrf,
    "nataraj-st-last-access-token-update": String(Date.now()),
  };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
}
