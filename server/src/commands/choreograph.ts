import { createPlanner } from "../planning/create-planner.ts";
import { loadEnvFile } from "../settings/env-file.ts";
import { readSettings } from "../settings/read-settings.ts";
import { choreograph } from "./choreograph/choreograph.ts";

// Entry of `npm run choreograph`. Paths count from where the command was typed.
const cwd = process.env.INIT_CWD ?? process.cwd();
loadEnvFile();
const { openai, whisperModel } = readSettings(process.env, cwd);
process.exitCode = await choreograph({
  argv: process.argv.slice(2),
  cwd,
  planner: createPlanner({ openai }),
  transcribers: { openai, whisperModel },
  stdout: (text) => process.stdout.write(text),
  stderr: (text) => process.stderr.write(text),
});
