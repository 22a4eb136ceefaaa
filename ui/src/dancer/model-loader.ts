import type { LookId } from "./looks.ts";
import { disposeTree, type LoadedModel, loadModel } from "./rig/load-model.ts";

export type ModelUrl = (look: LookId, detail: "full" | "lite") => string;

/** Loads one dancer at a time: a request that is overtaken by another comes to nothing. */
export function createModelLoader(models: ModelUrl) {
  let pending: AbortController | undefined;
  return {
    /** @returns the model, or undefined when another request has taken its place. */
    async load(look: LookId, detail: "full" | "lite"): Promise<LoadedModel | undefined> {
      pending?.abort();
      const own = new AbortController();
      pending = own;
      try {
        const model = await loadModel(models(look, detail), own.signal);
        if (!own.signal.aborted) return model;
        disposeTree(model.scene);
        return undefined;
      } catch (error) {
        if (own.signal.aborted) return undefined;
        throw error;
      }
    },
    dispose(): void {
      pending?.abort();
    },
  };
}
