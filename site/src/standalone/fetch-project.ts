import type { Project } from "@nataraj/sdk/contract";

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

/** The project that a page's path names at its end, or undefined where the path is no text at all (`/standalone/%E0%A4`). */
export function projectIdIn(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.split("/").filter(Boolean).at(-1) ?? "");
  } catch {
    return undefined;
  }
}

/**
 * GET /api/fetchproject/{id} without the client and its schemas.
 * @returns undefined where the project is private, unknown or not danced yet: the page does not say which.
 * @throws {TypeError} where no answer came.
 */
export async function fetchProject(projectID: string): Promise<PlayedProject | undefined> {
  const answer = await fetch(`/api/fetchproject/${encodeURIComponent(projectID)}`, { cache: "no-store" });
  return answer.ok ? readProject(await answer.json()) : undefined;
}
