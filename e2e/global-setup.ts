import type { TestProject } from "vitest/node";
import { startWithExamples } from "./example-projects.ts";

/** The product with dances to look at, as tests get it by `inject("examples")`. */
export interface SharedExamples {
  /** Address of the product. */
  url: string;
  /** Ids of a public dance, of a private one, and of none. */
  publicID: string;
  privateID: string;
  unknownID: string;
}

declare module "vitest" {
  interface ProvidedContext {
    examples: SharedExamples;
  }
}

/** Starts the product once for all tests that neither stop it nor set it up otherwise. */
export default async function startSharedExamples(project: TestProject): Promise<() => Promise<void>> {
  const { product, publicID, privateID, unknownID, close } = await startWithExamples();
  project.provide("examples", { url: product.url, publicID, privateID, unknownID });
  return close;
}
