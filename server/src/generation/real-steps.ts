import type { Logger } from "pino";
import { correctTempo } from "../music/listening/correct-tempo.ts";
import { listenToSong } from "../music/listening/listen-to-song.ts";
import { findLyrics } from "../music/words/find-lyrics.ts";
import { createWordSources } from "../music/words/word-sources.ts";
import { createPlanner } from "../planning/create-planner.ts";
import type { Settings } from "../settings/settings.ts";
import type { GenerationSteps } from "./generation-steps.ts";

/** The steps as the settings ask for them. */
export function createGenerationSteps(settings: Settings, logger: Logger): GenerationSteps {
  const words = createWordSources(settings);
  return {
    async findLyrics(song) {
      const onFailure = (sentence: string, reason: string) => logger.warn({ reason }, sentence);
      const found = await findLyrics({ ...song, onFailure }, words.sources);
      logger.info({ source: found.source, lines: found.lyrics.length }, "words were looked for");
      return found;
    },
    listen: listenToSong,
    correctTempo,
    planner: createPlanner(settings),
    close: words.close,
  };
}
