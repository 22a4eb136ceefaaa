/** A reporter of Vitest: writes the results of a run, as `TestResults`, to the file that `NATARAJ_TEST_RESULTS` names. */
import { writeFileSync } from "node:fs";

/**
 * @typedef {object} TestResults
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures A text for each test that failed, file that could not be run and error outside of tests.
 * @property {{ file: string, ms: number }[]} files How long the tests of each file took.
 */

/** Of one failure: a page that differs may print megabytes. */
const MOST_CHARACTERS = 2000;

const textOf = (what, errors) =>
  `${what}\n${errors.map((error) => error.stack ?? error.message).join("\n")}`.slice(0, MOST_CHARACTERS);

export default class TestResultsReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const failures = [
      ...modules.flatMap((module) => {
        const file = module.relativeModuleId;
        const suites = [module, ...module.children.allSuites()];
        return [
          ...suites.flatMap((suite) => (suite.errors().length > 0 ? [textOf(file, suite.errors())] : [])),
          ...[...module.children.allTests("failed")].map((test) =>
            textOf(`${file}: ${test.fullName}`, test.result().errors ?? []),
          ),
        ];
      }),
      ...unhandledErrors.map((error) => textOf("outside of tests", [error])),
    ];
    const files = modules.map((module) => ({ file: module.relativeModuleId, ms: module.diagnostic().duration }));
    const results = { passed: count("passed"), failed: count("failed"), skipped: count("skipped"), failures, files };
    writeFileSync(process.env.NATARAJ_TEST_RESULTS, JSON.stringify(results));
  }
}
