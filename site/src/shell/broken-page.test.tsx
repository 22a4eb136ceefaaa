import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { BrokenPage } from "./BrokenPage.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function openBroken(): void {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const lazy = () => Promise.reject(new Error("The auth SDK threw."));
  render(<RouterProvider router={createMemoryRouter([{ path: "/", lazy, errorElement: <BrokenPage /> }])} />);
}

it("says that a page could not be loaded", async () => {
  openBroken();
  expect(await screen.findByText("Unexpected error occurred!")).toBeDefined();
});

it("says so where the browser blocks cookies: storage throws there, and the auth SDK with it", async () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  });
  openBroken();
  expect(await screen.findByText(/Your browser blocks cookies from this site/)).toBeDefined();
});
