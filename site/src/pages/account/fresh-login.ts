import * as z from "zod/mini";

/** For how long a login counts as fresh. Milliseconds. */
const FRESH = 5 * 60_000;

const FreshLogin = z.object({ freshLogin: z.object({ uid: z.string(), at: z.number() }) });

/** What a login at a provider that left the page for it leaves in the history for the page that it comes back to. */
export function freshLoginState(uid: string): z.infer<typeof FreshLogin> {
  return { freshLogin: { uid, at: Date.now() } };
}

/** Whether a page's state in the history says that this user has just logged in. */
export function isFreshLogin(state: unknown, uid: string): boolean {
  const login = FreshLogin.safeParse(state);
  return login.success && login.data.freshLogin.uid === uid && Date.now() - login.data.freshLogin.at < FRESH;
}
