import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { Protected } from "./guards.tsx";
import { FixedSession } from "./SessionProvider.tsx";
import type { SiteSession } from "./site-session.ts";

afterEach(cleanup);

function open(session: SiteSession) {
  render(
    <FixedSession value={session}>
      <MemoryRouter initialEntries={["/profile"]}>
        <Routes>
          <Route element={<Protected />}>
            <Route path="/profile" element={<p>inside</p>} />
          </Route>
          <Route path="/restricted" element={<p>restricted</p>} />
        </Routes>
      </MemoryRouter>
    </FixedSession>,
  );
}

it("lets those in who are logged in", () => {
  open({ status: "in", uid: "me" });
  expect(screen.getByText("inside")).toBeDefined();
});

it("sends those to /restricted who are not", () => {
  open({ status: "out" });
  expect(screen.getByText("restricted")).toBeDefined();
});

it("leaves the page as it is where the session has ended by itself", () => {
  open({ status: "expired", uid: "me" });
  expect(screen.getByText("inside")).toBeDefined();
});

it("offers another try where the user could not be found out", () => {
  open({ status: "failed" });
  expect(screen.queryByText("restricted")).toBeNull();
  expect(screen.getByRole("button", { name: "TRY AGAIN" })).toBeDefined();
});

it("redirects nobody while the user is not known", () => {
  open({ status: "loading" });
  expect(screen.queryByText("restricted")).toBeNull();
  expect(screen.queryByText("inside")).toBeNull();
  expect(screen.getByRole("status")).toBeDefined();
});
