import { cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { Protected } from "../session/guards.tsx";
import { SessionProvider, useSession, useSessionControl } from "../session/SessionProvider.tsx";
import { useGoHome } from "./use-go-home.ts";

const EXPIRE = "; expires=Thu, 01 Jan 1970 00:00:00 GMT";

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as the auth SDK does it
  document.cookie = text;
}

afterEach(() => {
  cleanup();
  setCookie(`nataraj-sFrontToken=${EXPIRE}`);
});

/** Takes long to draw: a transition to it is given up for whatever else is to be drawn. */
function SlowHome() {
  return Array.from({ length: 50 }, (_, i) => <Slow key={String(i)} />);
}
function Slow() {
  const end = performance.now() + 4;
  while (performance.now() < end);
  return <i>home</i>;
}

function PrivatePages() {
  const goHome = useGoHome();
  const { onLeave } = useSessionControl();
  useEffect(() => onLeave(goHome), [onLeave, goHome]);
  return <Protected />;
}

function Who() {
  return <p>{useSession().status}</p>;
}

it("goes home in another tab, however slowly home is drawn there", async () => {
  setCookie(`nataraj-sFrontToken=${btoa(JSON.stringify({ uid: "me", ate: Date.now() + 60_000, up: {} }))}`);
  const visited: string[] = [];
  const router = createMemoryRouter(
    [
      { path: "/", Component: SlowHome },
      { path: "/restricted", element: <p>restricted</p> },
      { element: <PrivatePages />, children: [{ path: "/profile", element: <p>inside</p> }] },
    ],
    { initialEntries: ["/profile"] },
  );
  router.subscribe(({ location }) => visited.push(location.pathname));
  render(
    <SessionProvider source={async () => ({ findUser: async () => "me" })}>
      <RouterProvider router={router} />
      <Who />
    </SessionProvider>,
  );
  await screen.findByText("inside");
  setCookie(`nataraj-sFrontToken=${EXPIRE}`);
  const channel = new BroadcastChannel("nataraj-session");
  channel.postMessage("signedOut");
  channel.close();
  await screen.findByText("out");
  await screen.findAllByText(/home|restricted/);
  expect(visited).toEqual(["/"]);
});
