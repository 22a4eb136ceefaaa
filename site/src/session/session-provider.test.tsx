import { cleanup, render, screen } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { SessionProvider, type SessionProviderProps, useSession } from "./SessionProvider.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const { status, uid } = useSession();
  return <p>{`${status} ${uid}`}</p>;
}

function open(fetchSource: SessionProviderProps["fetchSource"]) {
  render(
    <SessionProvider fetchSource={fetchSource}>
      <Page />
    </SessionProvider>,
  );
}

it("stands before the auth SDK has come, and then tells who is here", async () => {
  open(async () => ({ onSession }) => {
    useEffect(() => onSession({ status: "in", uid: "me" }), [onSession]);
    return null;
  });
  expect(screen.getByText("loading undefined")).toBeDefined();
  expect(await screen.findByText("in me")).toBeDefined();
});

it("says so when the auth SDK cannot be fetched, and what is inside it stays", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  open(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  expect(await screen.findByText("failed undefined")).toBeDefined();
  expect(log).toHaveBeenCalledOnce();
});
