import { AuthRefusal, LoginCancelled } from "@nataraj/sdk";
import Session from "supertokens-auth-react/recipe/session";
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { type ProviderReport, sendReport } from "./provider-report.ts";
import { loginOrigin, saveLoginOrigin, signInAtProvider } from "./provider-window.ts";

let refresh: MockInstance<typeof Session.attemptRefreshingSession>;

const popup = { closed: false };

beforeEach(() => {
  popup.closed = false;
  // Spied on, not replaced as a module: files of tests share modules, and another may have loaded it already.
  refresh = vi.spyOn(Session, "attemptRefreshingSession").mockResolvedValue(true);
  vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  sessionStorage.clear();
});

/** The name under which the page waits for the window that it opened last. */
function waiting(): string {
  const address = String(vi.mocked(window.open).mock.lastCall?.[0]);
  return new URL(address, window.location.origin).searchParams.get("waiting") ?? "";
}

it("opens a page of ours by the click, and resolves when this page sees the session too", async () => {
  const entered = signInAtProvider("github");
  expect(window.open).toHaveBeenCalledWith(
    expect.stringMatching(/^\/auth\/start\/github\?waiting=\d+$/),
    expect.any(String),
    expect.stringContaining("popup"),
  );
  await expect(sendReport(waiting(), { outcome: "in", uid: "me" })).resolves.toBe(true);
  await expect(entered).resolves.toBe("me");
  expect(refresh).toHaveBeenCalledOnce();
});

it.each<[ProviderReport, unknown]>([
  [{ outcome: "refused", reason: "Use Google." }, expect.any(AuthRefusal)],
  [{ outcome: "failed" }, expect.any(Error)],
])("rejects after %o", async (report, error) => {
  const entered = signInAtProvider("google").catch((caught: unknown) => caught);
  sendReport(waiting(), report);
  await expect(entered).resolves.toEqual(error);
});

it("ignores messages that are no reports, and reports to another page", async () => {
  const entered = signInAtProvider("google");
  const channel = new BroadcastChannel("nataraj-login");
  channel.postMessage({ waiting: waiting(), report: { outcome: "in" } });
  channel.postMessage("in");
  channel.close();
  await expect(sendReport("another", { outcome: "in", uid: "other" })).resolves.toBe(false);
  sendReport(waiting(), { outcome: "in", uid: "me" });
  await expect(entered).resolves.toBe("me");
});

it("is cancelled when the window was closed and this page is looked at; a login that comes late still counts", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const focus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  const entered = signInAtProvider("google").catch((caught: unknown) => caught);
  const settled = vi.fn();
  entered.then(settled);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settled).not.toHaveBeenCalled();
  focus.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(500);
  await expect(entered).resolves.toBeInstanceOf(LoginCancelled);
  vi.useRealTimers();
  // A refusal is left to the window, which is told that nobody waits.
  await expect(sendReport(waiting(), { outcome: "failed" })).resolves.toBe(false);
  await expect(sendReport(waiting(), { outcome: "in", uid: "me" })).resolves.toBe(true);
  await expect.poll(() => refresh).toHaveBeenCalledOnce();
});

it("remembers for the provider's pages where the login was asked for", () => {
  expect(loginOrigin()).toEqual({ left: "/login" });
  saveLoginOrigin({ left: "/login?next=/profile" });
  expect(loginOrigin()).toEqual({ left: "/login?next=/profile" });
  saveLoginOrigin({ waiting: "7" });
  expect(loginOrigin()).toEqual({ waiting: "7" });
});
