import { fromPromise, type PromiseActorLogic } from "xstate";
import { ignoreAfterAbort } from "./ignore-after-abort.ts";

/**
 * Declares a call in a machine's `setup`: what it takes and what it answers. Whoever runs the machine gives the call
 * itself by `provide`; without that it fails.
 * @example actors: { save: declareCall<void, { name: string }>() }
 */
export function declareCall<Output, Input = undefined>(): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error("This call was not given to the machine (provide).")),
  );
}

/** Makes the actor of a call, for `provide`. The answer to a machine that has stopped meanwhile is dropped. */
export function callActor<Output, Input = undefined>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => ignoreAfterAbort(call(input, signal), signal));
}
