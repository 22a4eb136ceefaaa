import { BuiltInPlanner } from "./built-in/built-in-planner.ts";
import { LanguageModelPlanner } from "./language-model/language-model-planner.ts";
import type { Planner } from "./planner.ts";

/** The settings that choose the planner. */
export interface PlannerSettings {
  openai?:
    | { apiKey?: string | undefined; baseURL?: string | undefined; choreographyModel?: string | undefined }
    | undefined;
}

/** The planner that the configuration asks for: a language model where one is named, else the built-in one. */
export function createPlanner({ openai }: PlannerSettings = {}): Planner {
  const builtIn = new BuiltInPlanner();
  if (!openai?.choreographyModel || !(openai.apiKey || openai.baseURL)) return builtIn;
  return new LanguageModelPlanner({ ...openai, model: openai.choreographyModel }, builtIn);
}
