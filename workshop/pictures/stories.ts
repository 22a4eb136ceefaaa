import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A story of a built Storybook. */
export interface Story {
  id: string;
  title: string;
  tags: string[];
}

/** Stories with WebGL are drawn otherwise on each machine, and those of built media show what the build has made. */
const isDrawnOtherwise = ({ tags }: Story) => tags.includes("webgl") || tags.includes("media");

/**
 * The stories of a built Storybook that look alike on every machine, or the others.
 */
export async function readStories(folder: string, alike = true): Promise<Story[]> {
  const { entries } = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter((entry) => entry.type === "story" && isDrawnOtherwise(entry) !== alike);
}
