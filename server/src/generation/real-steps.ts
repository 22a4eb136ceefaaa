import type { Logger } from "pino";
import { correctTempo } from "../music/listening/correct-tempo.ts";
import { listenToSong } from "../music/listening/listen-to-song.ts";
import { findLyrics } from "../music/words/find-lyrics.ts";
import { createPlanner } from "../planning/create-planner.ts";
import type { Settings } from "../settings/settings.ts";
import type { GenerationSteps } from "./generation-steps.ts";

/** The steps as the settings ask for them. */
export function createGenerationSteps(settings: Settings, logger: Logger): GenerationSteps {
  return {
    findLyrics: (song) =>
      findLyrics({
        ...song,
        settings,
        onFailure: (sentence, reason) => logger.warn({ reason }, sentence),
      }),
    listen: listenToSong,
    correctTempo,
    planner: createPlanner(settings),
  };
}
