import { obtainChromium } from "../chromium.mjs";
import { runTests } from "../run-tests.mjs";

/** Runs tests of Vitest's projects, all or those below some paths. @throws {Error} where one fails, with what failed. */
export function runVitest(projects, { paths = [], env = {} } = {}) {
  obtainChromium();
  const { status, failures } = runTests([...projects.map((name) => `--project=${name}`), ...paths], env);
  // Said again by the caller at its end: of a long log that may be all that is kept.
  const texts = failures.map((failure) => `\nFAILED ${failure}`).join("");
  if (status !== 0) throw new Error(`tests of ${projects.join(", ")} fail${texts}`);
}
