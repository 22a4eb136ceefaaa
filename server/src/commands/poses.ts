import { createPlanner } from "../planning/create-planner.ts";
import { loadEnvFile } from "../settings/env-file.ts";
import { readSettings } from "../settings/read-settings.ts";
import { choreograph } from "./choreograph/choreograph.ts";
import { poses } from "./poses/poses.ts";

// Entry of `npm run poses`. Paths count from where the command was typed.
const cwd = process.env.INIT_CWD ?? process.cwd();
const stderr = (text: string) => void process.stderr.write(text);

async function choreographFile(argv: string[]): Promise<string> {
  loadEnvFile();
  const { openai, whisperModel } = readSettings(process.env, cwd);
  let printed = "";
  const stdout = (text: string) => {
    printed += text;
  };
  const transcribers = { openai, whisperModel };
  const code = await choreograph({ argv, cwd, planner: createPlanner({ openai }), transcribers, stdout, stderr });
  if (code !== 0) throw new Error("the song could not be choreographed.");
  return printed;
}

process.exitCode = await poses({ argv: process.argv.slice(2), cwd, choreographFile, stderr });
