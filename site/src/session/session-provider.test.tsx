import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readFrontToken } from "./front-token.ts";
import { SessionProvider, useKnownSession, useSession, useSessionControl } from "./SessionProvider.tsx";
import { announceSessionNews } from "./session-news.ts";
import type { SessionSource } from "./site-session-store.ts";

const EXPIRE = "; expires=Thu, 01 Jan 1970 00:00:00 GMT";

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the auth SDK does it
  document.cookie = text;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const name of ["sFrontToken", "st-last-access-token-update"]) setCookie(`nataraj-${name}=${EXPIRE}`);
});

/** What SuperTokens leaves for scripts; `life` in milliseconds from now. */
function logIn(uid: string, life = 60_000) {
  setCookie(`nataraj-sFrontToken=${btoa(JSON.stringify({ uid, ate: Date.now() + life, up: {} }))}`);
  setCookie("nataraj-st-last-access-token-update=1");
}
function logOut() {
  setCookie(`nataraj-sFrontToken=${EXPIRE}`);
}

/** Another tab of this browser. */
function elsewhere(news: string) {
  const channel = new BroadcastChannel("nataraj-session");
  channel.postMessage(news);
  channel.close();
}

function Page({ hook }: { hook: () => { status: string; uid?: string | undefined } }) {
  const { status, uid } = hook();
  const { onLeave, decline } = useSessionControl();
  onLeave(() => left());
  return (
    <>
      <p>{`${status} ${uid}`}</p>
      <button type="button" onClick={decline}>
        NOT NOW
      </button>
    </>
  );
}
const left = vi.fn();

function open(user: () => Promise<string | undefined>, hook: Parameters<typeof Page>[0]["hook"] = useSession) {
  const findUser = vi.fn(user);
  const source = vi.fn(async (): Promise<SessionSource> => ({ findUser }));
  render(
    <SessionProvider source={source}>
      <Page hook={hook} />
    </SessionProvider>,
  );
  return source;
}

it("fetches no auth SDK where nobody is here", async () => {
  const source = open(async () => undefined);
  expect(screen.getByText("out undefined")).toBeDefined();
  await act(() => Promise.resolve());
  expect(source).not.toHaveBeenCalled();
});

it("believes the cookie at once, and asks when the page is shown", async () => {
  logIn("me");
  const source = open(async () => "me");
  expect(screen.getByText("in me")).toBeDefined();
  await expect.poll(() => source).toHaveBeenCalledOnce();
});

it("finds out first where the session has to be renewed", async () => {
  logIn("me", -1);
  open(async () => "me");
  expect(screen.getByText("loading undefined")).toBeDefined();
  expect(await screen.findByText("in me")).toBeDefined();
});

it("asks for pages that show nothing to visitors, unless it is certain", async () => {
  const source = open(async () => "me", useKnownSession);
  expect(await screen.findByText("in me")).toBeDefined();
  expect(source).toHaveBeenCalledOnce();
  cleanup();
  setCookie("nataraj-st-last-access-token-update=1");
  const second = open(async () => "me", useKnownSession);
  expect(screen.getByText("out undefined")).toBeDefined();
  expect(second).not.toHaveBeenCalled();
});

it("says so when the auth SDK cannot be fetched, and keeps its children", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  logIn("me", -1);
  open(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  expect(await screen.findByText("failed undefined")).toBeDefined();
  expect(log).toHaveBeenCalledOnce();
});

it("follows a sign-in and a sign-out in another tab, after this one was left", async () => {
  open(async () => undefined);
  logIn("me");
  elsewhere("changed");
  expect(await screen.findByText("in me")).toBeDefined();
  left.mockClear();
  logOut();
  elsewhere("signedOut");
  expect(await screen.findByText("out undefined")).toBeDefined();
  expect(left).toHaveBeenCalled();
});

it("is left before a sign-out here shows, as that of an account that is deleted", async () => {
  logIn("me");
  open(async () => readFrontToken()?.uid);
  expect(await screen.findByText("in me")).toBeDefined();
  left.mockClear();
  let shownWhenLeft: string | undefined;
  left.mockImplementation(() => {
    shownWhenLeft = document.body.textContent ?? "";
  });
  logOut();
  act(() => announceSessionNews("signedOut"));
  expect(await screen.findByText("out undefined")).toBeDefined();
  expect(shownWhenLeft).toContain("in me");
});

it("sees another account when the tab is looked at again", async () => {
  logIn("me");
  open(async () => "me");
  logIn("other");
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(await screen.findByText("in other")).toBeDefined();
});

it("keeps its user when the session ends by itself, until the person decides", async () => {
  logIn("me");
  const source = open(async () => readFrontToken()?.uid);
  await expect.poll(() => source).toHaveBeenCalled();
  logOut();
  act(() => announceSessionNews("ended"));
  expect(await screen.findByText("expired me")).toBeDefined();
  act(() => screen.getByRole("button", { name: "NOT NOW" }).click());
  expect(await screen.findByText("out undefined")).toBeDefined();
});
