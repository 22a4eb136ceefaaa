import { TEXTS } from "@nataraj/sdk/contract";
import type { PageProps } from "@nataraj/ui";

/** What a page says before its code has come. */
export interface FirstWords extends Pick<PageProps, "title" | "lead" | "width" | "hideTitle"> {
  /** What is waited for. */
  waiting: string;
}

const OPENING = "Opening the page...";
const OF_THE_PERSON = { waiting: TEXTS.dashboard.loadingUser };

/** As the pages have them. `/` has its own. */
const WORDS: Readonly<Record<string, Partial<FirstWords> & Pick<FirstWords, "title">>> = {
  "/about": { title: "About" },
  "/tutorials": { title: "Tutorials" },
  "/blogs": { title: "Blogs", width: "text", waiting: TEXTS.blogs.loading },
  "/privacy": { title: "Privacy policy", width: "text" },
  "/login": { title: "LOGIN", width: "form" },
  "/signup": { title: "SIGN UP", width: "form" },
  "/dashboard": { title: "Dashboard", ...OF_THE_PERSON },
  "/profile": { title: "Profile", ...OF_THE_PERSON },
  "/selectaudio": { title: "Choose your music", ...OF_THE_PERSON },
  "/project": { title: "Project", hideTitle: true, waiting: TEXTS.project.fetching },
};

/** Of the browser's tab at `/`. */
export const HOME_TITLE = "Nataraj · every song has a dance in it";

/** The addresses that have first words. */
export const WORDED_PATHS: readonly string[] = Object.keys(WORDS);

/**
 * The text of the page at an address until its code has come.
 * @param projectName The name of a public project, where it is known by then.
 */
export function firstWordsOf(path: string, projectName?: string): FirstWords | undefined {
  const plain = path.replace(/(?!^)\/$/, "");
  if (/^\/project\/[^/]+$/.test(plain)) {
    const words = firstWordsOf("/project");
    if (!words || projectName === undefined) return words;
    return { ...words, title: TEXTS.project.title(projectName), hideTitle: false };
  }
  const words = WORDS[plain];
  return words && { waiting: OPENING, ...words };
}
