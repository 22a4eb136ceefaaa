import { useCallback, useEffect, useRef, useState } from "react";
import type { DanceExporter } from "./exporter.ts";
import type { SaveRequest } from "./save-request.ts";
import type { SaveProgress } from "./saved-dance.ts";

export type SaveState =
  | { phase: "choosing" }
  | { phase: "working"; progress?: SaveProgress; secondsLeft?: number }
  | { phase: "done"; url: string; size: number }
  | { phase: "failed"; sentence: string };

/** Runs one export at a time. Whoever leaves cancels it, and the file's address is given back. */
export function useSave(exporter: DanceExporter) {
  const [state, setState] = useState<SaveState>({ phase: "choosing" });
  const running = useRef<AbortController>(undefined);
  const url = state.phase === "done" ? state.url : undefined;
  const working = state.phase === "working";

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  useEffect(() => {
    if (!working) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [working]);

  const save = useCallback(
    async (request: SaveRequest) => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const tell = (next: SaveState) => own.signal.aborted || setState(next);
      tell({ phase: "working" });
      let begun: number | undefined;
      const onProgress = (progress: SaveProgress) => {
        begun ??= performance.now();
        const perFrame = (performance.now() - begun) / 1000 / Math.max(1, progress.done - 1);
        // What the first frames take says little.
        const secondsLeft = progress.done > 10 ? perFrame * (progress.total - progress.done) : undefined;
        tell({ phase: "working", progress, ...(secondsLeft !== undefined && { secondsLeft }) });
      };
      try {
        const file = await exporter.save(request, { signal: own.signal, onProgress });
        if (!own.signal.aborted) tell({ phase: "done", url: URL.createObjectURL(file), size: file.size });
      } catch (error) {
        tell({ phase: "failed", sentence: error instanceof Error ? error.message : String(error) });
      }
    },
    [exporter],
  );

  const reset = useCallback(() => {
    running.current?.abort();
    setState({ phase: "choosing" });
  }, []);

  return { state, save, reset };
}
