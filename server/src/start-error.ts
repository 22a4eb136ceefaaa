import type { Logger } from "pino";
import { createRedact, secretsOf } from "./log/setting-secrets.ts";
import { WhisperError } from "./music/lyrics/whisper/whisper-error.ts";
import type { Settings } from "./settings/settings.ts";
import { SettingsError } from "./settings/settings-error.ts";

/**
 * What an operator is told of a start that failed: sentences, without a stack and without the passwords of the settings. What
 * nobody foresaw is logged, too.
 */
export function describeStartError(
  error: NodeJS.ErrnoException,
  settings: Settings,
  logger: Logger,
): readonly string[] {
  if (error instanceof SettingsError) return error.sentences;
  if (error instanceof WhisperError) return [`WHISPER_MODEL is ${settings.whisperModel}. ${error.message}`];
  if (error.code === "EADDRINUSE")
    return [`Port ${settings.port} is in use: set PORT to another, or stop what uses it.`];
  if (error.code === "EACCES") return [`Not allowed: ${error.message}. Check PORT and DATA_DIR.`];
  logger.error({ err: error }, "start failed");
  return [createRedact(secretsOf(settings))(`The server could not start: ${error.message}`)];
}
