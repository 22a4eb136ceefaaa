import type { Logger } from "pino";
import { analyseSong } from "../music/audio-analysis/analyse-song.ts";
import { correctTempo } from "../music/audio-analysis/correct-tempo.ts";
import { findLyrics } from "../music/lyrics/find-lyrics.ts";
import { createTranscribers } from "../music/lyrics/transcribers.ts";
import { createPlanner } from "../planning/create-planner.ts";
import type { Settings } from "../settings/settings.ts";
import type { GenerationSteps } from "./generation-steps.ts";

/** The steps as the settings ask for them. */
export function createGenerationSteps(settings: Settings, logger: Logger): GenerationSteps {
  const transcribers = createTranscribers(settings);
  return {
    async findLyrics(song) {
      const onFailure = (sentence: string, reason: string) => logger.warn({ reason }, sentence);
      const found = await findLyrics({ ...song, onFailure }, transcribers.transcribers);
      logger.info({ source: found.source, lines: found.lyrics.length }, "words were looked for");
      return found;
    },
    analyse: analyseSong,
    correctTempo,
    planner: createPlanner(settings),
    close: transcribers.close,
  };
}
