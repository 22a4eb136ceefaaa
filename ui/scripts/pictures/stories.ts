import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A story of a built Storybook. */
export interface Story {
  id: string;
  title: string;
  tags: string[];
}

/**
 * The stories of a built Storybook that have pictures: those with WebGL are drawn otherwise on each machine, and those of
 * built media show what the build has made.
 */
export async function readStories(folder: string): Promise<Story[]> {
  const { entries } = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, Story & { type: string }>;
  };
  return Object.values(entries).filter(
    ({ type, tags }) => type === "story" && !tags.includes("webgl") && !tags.includes("media"),
  );
}
