import { assign, setup } from "xstate";
import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import type { SettingsResponse } from "../contract/settings.ts";

interface SettingsContext {
  /** Undefined until the server has answered, and where it does not. */
  settings: SettingsResponse | undefined;
}

/**
 * What the server has set up, asked once: `fetching`, then `ready` or `unavailable`. Everything that the settings name is
 * optional, so a failure is not shown. A part that needs a setting says that it is not available.
 */
export const settingsMachine = setup({
  types: { context: {} as SettingsContext },
  actors: { fetchSettings: declareCall<SettingsResponse>() },
  actions: {
    logFailure: (_, { error }: { error: unknown }) => console.warn("The settings could not be fetched.", error),
  },
}).createMachine({
  id: "settings",
  context: { settings: undefined },
  initial: "fetching",
  states: {
    fetching: {
      invoke: {
        src: "fetchSettings",
        onDone: { target: "ready", actions: assign({ settings: ({ event }) => event.output }) },
        onError: {
          target: "unavailable",
          actions: { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {},
    unavailable: {},
  },
});

/** {@link settingsMachine} with its call. */
export function provideSettings(client: Pick<NatarajClient, "settings">) {
  return settingsMachine.provide({ actors: { fetchSettings: callActor((_, signal) => client.settings({ signal })) } });
}
