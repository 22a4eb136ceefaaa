import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Page } from "./Page.tsx";

it("hands the focus of a page that waits to the one that takes its place", () => {
  const { rerender, getByRole } = render(<Page key="waiting" title="Please wait" />);
  getByRole("main").focus();
  rerender(<Page key="ready" title="Ready" />);
  expect(document.activeElement).toBe(getByRole("main"));
});

it("takes it from nothing else that has it", () => {
  const field = <input key="field" aria-label="Name" />;
  const { rerender, getByRole } = render([field, <Page key="waiting" title="Please wait" />]);
  getByRole("textbox").focus();
  rerender([field, <Page key="ready" title="Ready" />]);
  expect(document.activeElement).toBe(getByRole("textbox"));
});
