import type { TestProject } from "vitest/node";
import { FILM_FOLDER } from "../scripts/film-folder.mjs";
import { ensureDancers } from "../ui/scripts/ensure-dancers.mjs";
import { ensureFilms } from "../ui/scripts/films/ensure-films.mjs";
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

/** Frames a second of the films that tests look at, where the product has not drawn its own: one shows what there is. */
const FRAME_RATE = 0.5;

/** Starts the product once for all tests that neither stop it nor set it up otherwise. */
export default async function startSharedExamples(project: TestProject): Promise<() => Promise<void>> {
  await ensureDancers();
  await ensureFilms({ folder: FILM_FOLDER, frameRate: FRAME_RATE, workers: 2 });
  const { product, publicID, privateID, unknownID, close } = await startWithExamples();
  project.provide("examples", { url: product.url, publicID, privateID, unknownID });
  return close;
}
