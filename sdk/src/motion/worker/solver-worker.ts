import { answer, memoryOf } from "./answer.ts";
import type { SolverReply, SolverRequest } from "./requests.ts";

/** The worker's own global scope. */
interface WorkerScope {
  onmessage: ((event: { data: SolverRequest }) => void) | null;
  postMessage(reply: SolverReply, transfer?: ArrayBufferLike[]): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  try {
    const solved = answer(data);
    scope.postMessage({ answer: solved }, memoryOf(solved));
  } catch (error) {
    scope.postMessage({ error: String(error) });
  }
};
