import { readFileSync } from "node:fs";
import { join } from "node:path";
import { COMPONENT_FOLDER } from "./read-components.ts";

/** The stories of a component: one for each state. */
export interface ComponentStories {
  /** As in Storybook's list, such as `Button/Button`. */
  title: string;
  /** What the stories are called in the code. */
  states: string[];
}

const TITLE = /title: "([^"]+)"/;
const STORY = /^export const (\w+): (?:Story|StoryObj)\b/gm;

/** The stories in a file beside a component; undefined where there is none. @param file Path in `ui/src`. */
export function readStories(file: string): ComponentStories | undefined {
  let text: string;
  try {
    text = readFileSync(join(COMPONENT_FOLDER, file), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  return { title: TITLE.exec(text)?.[1] ?? file, states: [...text.matchAll(STORY)].map(([, name = ""]) => name) };
}
