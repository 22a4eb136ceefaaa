import type { Project } from "../contract/projects.ts";

/** The choreography document of {@link fakeProject}: two segments of a song of 12 seconds. */
export const FAKE_DOCUMENT = {
  "0.00": { lyrics: "la", steps: [8, 9], start: 0, at: [0, 4], mood: "merry" },
  "8.00": { lyrics: "li", steps: [13], start: 8, at: [8] },
};

/** A public project of the user `me` that has its dance. */
export function fakeProject(change: Partial<Project> = {}): Project {
  return {
    projectID: "0".repeat(32),
    projectName: "brave otter",
    song: "/song",
    choreography: JSON.stringify(FAKE_DOCUMENT),
    visibility: "public",
    owner: "me",
    duration: 12,
    checkpoint: 3,
    generating: false,
    danceform: "Salsa, ",
    version: 1,
    ...change,
  };
}
