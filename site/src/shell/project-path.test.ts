// @vitest-environment node
import { expect, it } from "vitest";
import { projectPath } from "./project-path.ts";

const projectID = "0f".repeat(16);

it.each([
  [1, `/selectdanceform?project=${projectID}`],
  [2, `/customiseavatar?project=${projectID}`],
  [3, `/project/${projectID}`],
] as const)("opens a project at checkpoint %i where it is", (checkpoint, path) => {
  expect(projectPath({ projectID, checkpoint })).toBe(path);
});
