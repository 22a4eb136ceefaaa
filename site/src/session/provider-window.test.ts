import { AuthRefusal, LoginCancelled } from "@nataraj/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ProviderReport, reportToOpener, signInAtProvider } from "./provider-window.ts";

const refresh = vi.hoisted(() => vi.fn(async () => true));
vi.mock("supertokens-auth-react/recipe/session", () => ({ default: { attemptRefreshingSession: refresh } }));

const popup = { closed: false, close: vi.fn() };

beforeEach(() => {
  popup.closed = false;
  vi.spyOn(window, "open").mockReturnValue(popup as unknown as Window);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("opens a page of ours by the click, and resolves when this page sees the session too", async () => {
  const entered = signInAtProvider("github");
  expect(window.open).toHaveBeenCalledWith("/auth/start/github", expect.any(String), expect.stringContaining("popup"));
  reportToOpener({ outcome: "in", uid: "me" });
  await expect(entered).resolves.toBe("me");
  expect(refresh).toHaveBeenCalledOnce();
  expect(popup.close).toHaveBeenCalled();
});

it.each<[ProviderReport, unknown]>([
  [{ outcome: "cancelled" }, expect.any(LoginCancelled)],
  [{ outcome: "refused", reason: "Use Google." }, expect.any(AuthRefusal)],
  [{ outcome: "failed" }, expect.any(Error)],
])("rejects after %o", async (report, error) => {
  const entered = signInAtProvider("google").catch((caught: unknown) => caught);
  reportToOpener(report);
  await expect(entered).resolves.toEqual(error);
});

it("hears nothing that is no report", async () => {
  const entered = signInAtProvider("google");
  const channel = new BroadcastChannel("nataraj-login");
  channel.postMessage({ outcome: "in" });
  channel.postMessage("in");
  channel.close();
  reportToOpener({ outcome: "in", uid: "me" });
  await expect(entered).resolves.toBe("me");
});

it("is cancelled when the window was closed and this page is looked at", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const entered = signInAtProvider("google").catch((caught: unknown) => caught);
  popup.closed = true;
  vi.advanceTimersByTime(1_000);
  await expect(entered).resolves.toBeInstanceOf(LoginCancelled);
});
