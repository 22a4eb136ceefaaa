import { afterAll } from "vitest";

// The last story of a file would draw on while the tests of other files run.
afterAll(() => document.body.replaceChildren());
