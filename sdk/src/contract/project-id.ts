const PREFIX = "nataraj-";
/** 128 random bits as 32 lower-case hexadecimal digits. */
const PATTERN = /^[0-9a-f]{32}$/;

/**
 * The canonical form of a project id: 32 hexadecimal digits. Ids are accepted with and without the prefix
 * `nataraj-` everywhere (share links carry it).
 * @returns undefined when the text is no project id.
 */
export function parseProjectId(text: string): string | undefined {
  const id = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
  return PATTERN.test(id) ? id : undefined;
}

/** The form that share links use, `nataraj-…`. */
export function shareableProjectId(projectID: string): string {
  return projectID.startsWith(PREFIX) ? projectID : `${PREFIX}${projectID}`;
}

/** What a player takes in a project's place to show the library's sample dance, so that one can try it without a project. */
export const DEMO_PROJECT_ID = "demo";
