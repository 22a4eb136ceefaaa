import type { GenerationProgress } from "../contract/generation.ts";
import { failureOf, generate } from "../create/generation.ts";
import type { EditingClient, NewDanceRequest } from "./editing-context.ts";

export interface RegenerationInput {
  projectID: string;
  onProgress: (progress: GenerationProgress) => void;
}

/** Asks for a new dance and resolves when it is there. */
export function regenerate(
  client: EditingClient,
  { projectID, onProgress, newDance }: RegenerationInput & { newDance: NewDanceRequest },
  signal: AbortSignal,
): Promise<void> {
  return generate(
    {
      generateDance: (id, options) => client.regenerate({ projectID: id, ...newDance }, options),
      generation: (id, options) => client.generation(id, options),
    },
    projectID,
    { signal, onProgress },
  );
}

/** Follows the generation that runs already to its end. */
export async function joinGeneration(
  client: EditingClient,
  { projectID, onProgress }: RegenerationInput,
  signal: AbortSignal,
): Promise<void> {
  for await (const event of client.generation(projectID, { signal })) {
    if (event.stage === "failed") throw failureOf(event);
    onProgress(event);
  }
}
