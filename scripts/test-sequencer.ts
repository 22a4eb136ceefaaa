import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** A comment at the top of a test file that asks for another environment than its project's. */
const ENVIRONMENT = /^\/\/ @vitest-environment (\w+)/;

/**
 * Vitest's order, but files of one environment follow each other: between two environments Vitest ends a process and starts
 * the next one, which loads all modules again.
 */
export class TestSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = new Map<string, TestSpecification[]>();
    for (const file of await super.sort(files)) {
      const [, environment = ""] = ENVIRONMENT.exec(readFileSync(file.moduleId, "utf8")) ?? [];
      const key = `${file.project.name} ${environment}`;
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}
