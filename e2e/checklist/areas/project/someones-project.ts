import type { Answer } from "../../row.ts";

export const CALL = "/api/fetchproject/*";
export const ID = "0123456789abcdef0123456789abcdef";
const SECONDS = 40;

/** A public project of someone, with a song of the library. */
export const answer = (choreography: unknown, more: object = {}): Answer => ({
  call: CALL,
  json: {
    project: {
      projectName: "Merry Meerkat",
      song: "/api/songs/paper-crown.mp3",
      choreography: typeof choreography === "string" ? choreography : `Here: ${JSON.stringify(choreography)} Enjoy!`,
      visibility: "public",
      owner: "someone",
      projectID: ID,
      duration: SECONDS,
      checkpoint: 3,
      generating: false,
      danceform: "Hip Hop, ",
      version: 1,
      ...more,
    },
  },
});

/** 10 and 30 letters: the second segment begins at a quarter of the song. */
export const TWO_LINES = {
  first: { lyrics: "abcdefghij", steps: [18, 8] },
  second: { lyrics: "a line that is 30 letters long", steps: [10, 27] },
};
