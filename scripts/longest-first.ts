import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Small files that take long: from over a minute and a half for the checklist to some fifteen seconds. Without results
 * of an earlier run Vitest begins with the largest files, so these came last, one worker idle beside them.
 */
export const LONGEST: readonly string[] = [
  "e2e/checklist/checklist.test.ts",
  "e2e/saving/project-page.test.ts",
  "e2e/home-dance.test.ts",
  "server/src/test/restart.test.ts",
  "server/fuzz/fuzz.test.ts",
  "server/src/http/http-limits.test.ts",
  "server/src/music/audio-analysis/analyse-audio.test.ts",
  "server/src/jobs/jobs.test.ts",
  "server/src/test/storage-away.test.ts",
];

/** Begins each project with the files that take longest, so that its workers end at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.indexOf(relative(this.ctx.config.root, moduleId).replaceAll("\\", "/"));
      return place < 0 ? LONGEST.length : place;
    };
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((one, other) => rank(one) - rank(other)),
    );
  }
}
