import { createLogger } from "./log/create-logger.ts";
import { ffmpegPrograms } from "./music/ffmpeg/find-ffmpeg.ts";
import { describeTranscribers } from "./music/lyrics/transcribers.ts";
import { endOnUnforeseen } from "./process/end-on-unforeseen.ts";
import { ensureHomeFolder } from "./process/home-folder.ts";
import { loadEnvFile } from "./settings/env-file.ts";
import { readSettings } from "./settings/read-settings.ts";
import type { Settings } from "./settings/settings.ts";
import { SettingsError } from "./settings/settings-error.ts";
import { describeStartError } from "./start-error.ts";
import { startServer } from "./start-server.ts";

/** Stops with sentences for the operator, who has no use for a stack. */
function exitWithError(sentences: readonly string[]): never {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

function readSettingsOrExit(): Settings {
  try {
    loadEnvFile();
    return readSettings(process.env, process.env.INIT_CWD ?? process.cwd());
  } catch (error) {
    if (error instanceof SettingsError) exitWithError(error.sentences);
    throw error;
  }
}

/** How words are heard by a process that generates; a wrong WHISPER_MODEL stops the start. */
function describeTranscribersOrExit(): string | undefined {
  try {
    return settings.role === "web" ? undefined : describeTranscribers(settings);
  } catch (error) {
    return exitWithError(describeStartError(error as Error, settings, logger));
  }
}

// Files of this process and its children are for its own account alone, whatever its umask was.
process.umask(0o077);
ensureHomeFolder();
const settings = readSettingsOrExit();
const logger = createLogger(settings);
const transcribers = describeTranscribersOrExit();

try {
  const { packaged } = ffmpegPrograms();
  if (packaged) logger.warn("the packaged ffmpeg, version 4.1, is used: install ffmpeg to have its security fixes");
} catch (error) {
  exitWithError([(error as Error).message]);
}

let close = async (): Promise<void> => undefined;
endOnUnforeseen({ logger, close: () => close() });
const server = await startServer(settings, logger).catch((error) =>
  exitWithError(describeStartError(error, settings, logger)),
);
close = () => server.close();

/** A terminal and npm may both pass one Ctrl-C on; a second one means now. Milliseconds. */
const SAME_SIGNAL = 1_000;
let stopping: number | undefined;
// SIGHUP: the terminal was closed. Windows has no SIGTERM, but tells of Ctrl-C and of a closed window in these words.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    if (stopping !== undefined) {
      if (Date.now() - stopping > SAME_SIGNAL) process.exit(1);
      return;
    }
    stopping = Date.now();
    server.close().then(
      () => process.exit(0),
      (error) => {
        logger.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  });
}

// Only now, because a reader of this line may tell the server to stop.
if (transcribers) console.log(transcribers);
console.log(`Nataraj is ready on ${settings.publicUrl}`);
