import { intakeSong } from "../music/intake/intake-song.ts";
import { lyricsInTags } from "../music/lyrics/tags/lyrics-in-tags.ts";
import type { Intake } from "../projects/create-project.ts";

/** The product's own intake. It reads tags without a thread, which takes as long to start as all the rest. */
export const realIntake: Intake = (upload) => intakeSong({ ...upload, readTags: lyricsInTags });
