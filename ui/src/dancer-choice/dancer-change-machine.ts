import { callActor, declareCall } from "@nataraj/sdk";
import { LOOKS, type LookId } from "@nataraj/sdk/looks";
import { assertEvent, assign, setup } from "xstate";
import { chooseAvatar, restAvatar } from "../dancer/own-avatar.ts";
import type { DancerControls } from "../playback/dancer-controls.ts";

/** A look in its colours that is asked to dance: chosen, or because it suits the dance. */
export interface WantedLook {
  kind: "look";
  look: LookId;
  variant: string;
  isDefault?: boolean;
}

/** Who is asked to dance: a look, or a person's avatar. */
export type WantedDancer = WantedLook | { kind: "avatar"; file: File };

interface DancerChangeContext {
  /** The dancer who was asked last. */
  wanted: WantedDancer | undefined;
  /** Why the last change came to nothing, in words. */
  problem: string | undefined;
}

export type DancerChangeEvent = { type: "CHANGE"; wanted: WantedDancer };

const NOT_LOADED = "This dancer could not be loaded. Please try again.";

/** Avatars are refused with words for the person; of a look there is one thing to say. */
function problemOf(wanted: WantedDancer | undefined, error: unknown): string {
  return wanted?.kind === "avatar" && error instanceof Error ? error.message : NOT_LOADED;
}

/**
 * Changing the dancer: `idle`, and `changing` until the dancer who was asked last has come. Then the choice is remembered.
 * Until then, or if the new dancer does not come, the one before dances on.
 */
const dancerChangeMachine = setup({
  types: { context: {} as DancerChangeContext, events: {} as DancerChangeEvent },
  actors: { bring: declareCall<WantedDancer, WantedDancer>() },
  actions: {
    /** Remembers who was chosen. */
    remember: (_, _wanted: WantedDancer) => {},
  },
}).createMachine({
  id: "dancerChange",
  context: { wanted: undefined, problem: undefined },
  initial: "idle",
  on: { CHANGE: { target: ".changing", reenter: true } },
  states: {
    idle: { entry: assign({ wanted: undefined }) },
    changing: {
      entry: assign(({ event }) => {
        assertEvent(event, "CHANGE");
        return { wanted: event.wanted, problem: undefined };
      }),
      invoke: {
        src: "bring",
        input: ({ event }) => {
          assertEvent(event, "CHANGE");
          return event.wanted;
        },
        onDone: { target: "idle", actions: { type: "remember", params: ({ event }) => event.output } },
        onError: {
          target: "idle",
          actions: assign({ problem: ({ context, event }) => problemOf(context.wanted, event.error) }),
        },
      },
    },
  },
});

/**
 * {@link dancerChangeMachine} for an engine. An avatar dances until a look is chosen, and then waits; a look is the dance's.
 * @param onLook Hears of a look that has come.
 */
export function provideDancerChange(
  engine: Pick<DancerControls, "setLook" | "setAvatar">,
  onLook: (wanted: WantedLook) => void,
) {
  return dancerChangeMachine.provide({
    actors: {
      bring: callActor(async (wanted) => {
        if (wanted.kind === "avatar") await engine.setAvatar?.(wanted.file);
        else await engine.setLook?.(wanted.look, wanted.variant);
        return wanted;
      }),
    },
    actions: {
      remember: (_, wanted) => {
        if (wanted.kind === "avatar") return chooseAvatar(wanted.file);
        restAvatar();
        onLook(wanted);
      },
    },
  });
}

/** The look that suits the dance, in its first colours. */
export function defaultDancer(look: LookId): WantedLook {
  return { kind: "look", look, variant: LOOKS[look].variants[0].id, isDefault: true };
}
