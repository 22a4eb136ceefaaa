import { callActor, declareCall } from "@nataraj/sdk";
import { assertEvent, setup } from "xstate";

export type CopyEvent = { type: "COPY"; text: string };

/** How long it is said that a text was copied, in milliseconds. */
const SAID_MS = 3_000;

/** Copying a text: `idle`, `copying`, `copied` for a moment, or `failed`. */
const copyMachine = setup({
  types: { events: {} as CopyEvent },
  actors: { copy: declareCall<void, string>() },
  delays: { said: SAID_MS },
}).createMachine({
  id: "copy",
  initial: "idle",
  on: { COPY: { target: ".copying", reenter: true } },
  states: {
    idle: {},
    copying: {
      invoke: {
        src: "copy",
        input: ({ event }) => {
          assertEvent(event, "COPY");
          return event.text;
        },
        onDone: "copied",
        onError: "failed",
      },
    },
    copied: { after: { said: "idle" } },
    failed: {},
  },
});

/** {@link copyMachine} with its call. @param copy Puts a text on the clipboard; rejects where that is not allowed. */
export function provideCopy(copy: (text: string) => Promise<void>) {
  return copyMachine.provide({ actors: { copy: callActor((text) => copy(text)) } });
}
