import type { Project, Song } from "@nataraj/sdk/contract";
import { DEMO_PROJECT_ID } from "@nataraj/sdk/contract";

/** What the standalone player needs of a project. */
export type PlayedProject = Pick<
  Project,
  "projectName" | "song" | "choreography" | "danceform" | "duration" | "staging"
>;

const isText = (value: unknown): value is string => typeof value === "string";

/** The project of an answer, read by hand: the contract's schemas would weigh more than this whole page's own script. */
export function readProject(answer: unknown): PlayedProject | undefined {
  const { project } = (answer ?? {}) as { project?: Partial<Project> };
  if (!project) return undefined;
  const { projectName, song, choreography, danceform, duration, staging } = project;
  const whole = isText(projectName) && isText(song) && isText(choreography) && Number.isFinite(duration);
  // A draft has no dance yet.
  if (!whole || choreography === "") return undefined;
  return {
    projectName,
    song,
    choreography,
    danceform: isText(danceform) ? danceform : "",
    duration: Number(duration),
    ...(staging && { staging }),
  };
}

/** The library's sample dance as a project; undefined where the library has none. */
export function readDemo(answer: unknown): PlayedProject | undefined {
  const { songs } = (answer ?? {}) as { songs?: Song[] };
  const song = songs?.find(({ choreography }) => choreography);
  if (!song) return undefined;
  const { title: projectName, url, choreography, duration, styles } = song;
  return readProject({
    project: { projectName, song: url, choreography, duration, danceform: `${styles?.[0] ?? ""}, ` },
  });
}

/** The project that a page's path names at its end, or undefined where the path is no text at all (`/standalone/%E0%A4`). */
export function projectIdIn(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.split("/").filter(Boolean).at(-1) ?? "");
  } catch {
    return undefined;
  }
}

/**
 * GET /api/fetchproject/{id} without the client and its schemas, or the sample dance.
 * @returns undefined where the project is private, unknown or not danced yet: the page does not say which.
 * @throws {TypeError} where no answer came.
 */
export async function fetchProject(projectID: string): Promise<PlayedProject | undefined> {
  const isDemo = projectID === DEMO_PROJECT_ID;
  const path = isDemo ? "/api/songs" : `/api/fetchproject/${encodeURIComponent(projectID)}`;
  const answer = await fetch(path, { cache: "no-store" });
  if (!answer.ok) return undefined;
  return isDemo ? readDemo(await answer.json()) : readProject(await answer.json());
}
