import { looksAlike } from "./fingerprint.ts";

/** A story's fingerprints by picture, such as `dark-1280`. */
export type StoryFingerprints = Record<string, string>;
/** The fingerprints of all stories by their ids. */
export type Fingerprints = Record<string, StoryFingerprints>;

/** What is another than it was: ids of stories, with the picture where it is one of several. */
export interface Changes {
  changed: string[];
  added: string[];
  gone: string[];
}

/** Compares the new pictures with the earlier ones. @param isWhole Whether all stories were asked for. */
export function compare(before: Fingerprints, now: Fingerprints, isWhole: boolean): Changes {
  const changed = Object.entries(now).flatMap(([story, pictures]) =>
    Object.entries(pictures)
      .filter(([name, print]) => {
        const old = before[story]?.[name];
        return old !== undefined && !looksAlike(old, print);
      })
      .map(([name]) => `${story} ${name}`),
  );
  const added = Object.keys(now).filter((story) => !(story in before));
  const gone = isWhole ? Object.keys(before).filter((story) => !(story in now)) : [];
  return { changed, added, gone };
}
