import { OperatorError, UsageError } from "../errors/operator-error.ts";
import { createRedact, secretsOf } from "../log/setting-secrets.ts";
import { ensureHomeFolder } from "../process/home-folder.ts";
import { loadEnvFile } from "../settings/env-file.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settings-error.ts";

/** What an operator's command works with. */
export interface CommandContext {
  argv: string[];
  /** Where the command was typed: relative paths count from there. */
  cwd: string;
  settings: Settings;
  print(line: string): void;
}

/**
 * Runs an operator's command in this process, with the settings of the server, and sets the exit status: 1 when it could not
 * be carried out, 2 when it was not understood. Errors are printed as sentences, without passwords of the settings.
 * @param usage What is printed for `--help`, and after a command line that is not understood.
 */
export async function runCommand(usage: string, command: (context: CommandContext) => Promise<void>): Promise<void> {
  const argv = process.argv.slice(2);
  if (argv.includes("--help") || argv.length === 0) {
    console.log(usage);
    process.exitCode = argv.length === 0 ? 2 : 0;
    return;
  }
  // What it writes is for the server's own account alone, as what the server writes.
  process.umask(0o077);
  ensureHomeFolder();
  const cwd = process.env.INIT_CWD ?? process.cwd();
  let settings: Settings | undefined;
  try {
    loadEnvFile();
    settings = readSettings(process.env, cwd);
    await command({ argv, cwd, settings, print: (line) => console.log(line) });
  } catch (error) {
    const redact = createRedact(settings ? secretsOf(settings) : []);
    const sentences = error instanceof SettingsError ? error.sentences : [(error as Error).message];
    for (const sentence of sentences) console.error(redact(sentence));
    const isForeseen = error instanceof SettingsError || error instanceof OperatorError;
    if (!isForeseen) console.error(redact((error as Error).stack ?? ""));
    if (error instanceof UsageError) console.error(`\n${usage}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
