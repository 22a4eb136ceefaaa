import type { TestProject } from "vitest/node";
import { openTheatre } from "./embedding/theatre.ts";

/** The product with dances to look at, as tests get it by `inject("theatre")`. */
export interface SharedTheatre {
  /** Address of the product. */
  url: string;
  /** Ids of a public dance, of a private one, and of none. */
  shown: string;
  hidden: string;
  unknown: string;
}

declare module "vitest" {
  interface ProvidedContext {
    theatre: SharedTheatre;
  }
}

/** Starts the product once for all tests that neither stop it nor set it up otherwise. */
export default async function openSharedTheatre(project: TestProject): Promise<() => Promise<void>> {
  const { product, shown, hidden, unknown, close } = await openTheatre();
  project.provide("theatre", { url: product.url, shown, hidden, unknown });
  return close;
}
