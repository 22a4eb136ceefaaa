import { GenerationProgress } from "../generation.ts";
import { RegenerateRequest } from "../generation-requests.ts";
import { GenerateDanceRequest } from "../project-requests.ts";
import { type Call, route } from "./call.ts";
import { EXAMPLE_PROJECT } from "./path-parameters.ts";
import { GENERATION_REFUSALS } from "./refusals.ts";

/** The generation goes on when the client leaves. */
export const generateDanceRoute = route("POST", "/generatedance", "writer");
export const generateDance = {
  route: generateDanceRoute,
  tag: "Generation",
  summary: "Generates the choreography; answers when it is there",
  json: GenerateDanceRequest,
  names: { body: "GenerateDance" },
  example: { projectID: EXAMPLE_PROJECT },
  errors: ["project_not_found", "no_dance_style", GENERATION_REFUSALS],
} as const satisfies Call;

/** Also looks for the words again, or plans to another tempo. */
export const regenerateRoute = route("POST", "/regenerate", "writer");
export const regenerate = {
  route: regenerateRoute,
  tag: "Generation",
  summary: "Plans again, the whole or one section",
  json: RegenerateRequest,
  names: { body: "Regenerate" },
  example: { projectID: EXAMPLE_PROJECT, section: "0.00" },
  errors: ["project_not_found", "no_dance_style", "choreography_conflict", GENERATION_REFUSALS],
} as const satisfies Call;

/** With `Accept: application/json` it answers the progress as it is now. */
export const generationRoute = route("GET", "/generation/:projectID", "reader", GenerationProgress);
export const generation = {
  route: generationRoute,
  tag: "Generation",
  summary: "The progress of a generation as events named `progress`",
  names: { answer: "GenerationProgress" },
  answerExample: { stage: "listening", progress: 0.4 },
  type: "text/event-stream",
  errors: ["invalid_project_id", "project_not_found", "not_found", "too_many_connections"],
} as const satisfies Call;

/** Clients that follow the generation get `generation_cancelled`. */
export const cancelGenerationRoute = route("DELETE", "/generation/:projectID", "writer");
export const cancelGeneration = {
  route: cancelGenerationRoute,
  tag: "Generation",
  summary: "Cancels the generation that is queued or running, if any",
  errors: ["invalid_project_id", "project_not_found"],
} as const satisfies Call;
