import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Files share one page, and the library would clean up after the first of them only.
afterEach(cleanup);
