import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

// A time-out is for what never comes: the library's own of a second passes by itself where others use the machine.
configure({ asyncUtilTimeout: 300_000 });

// Files share one page, and the library would clean up after the first of them only.
afterEach(cleanup);
// What another file's page still kept after its last test is not this file's.
beforeAll(() => {
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
});
