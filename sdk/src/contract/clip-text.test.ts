import { expect, test } from "vitest";
import { clipText } from "./clip-text.ts";

test("a text is cut at its length, and never inside a character", () => {
  expect(clipText("सुबह हुई", 4)).toBe("सुबह");
  expect(clipText("fox", 80)).toBe("fox");
  expect(clipText("fox 🦊🦊", 6)).toBe("fox 🦊");
  expect(clipText("fox 🦊🦊", 7)).toBe("fox 🦊");
});
