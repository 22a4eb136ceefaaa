"use client";

/**
 * `<nataraj-player>` for React.
 * @example
 * ```tsx
 * import { NatarajPlayer } from "@nataraj/player/react";
 *
 * export const Dance = () => (
 *   <NatarajPlayer site="https://dance.example.org" project="nataraj-1" onEnded={() => console.log("over")} />
 * );
 * ```
 */

import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type Ref,
  type RefAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import type { NatarajPlayerAttributes } from "./attributes.ts";
import { defineNatarajPlayer, type NatarajPlayerElement, type NatarajPlayerEvents } from "./element.ts";

export type { NatarajPlayerAttributes } from "./attributes.ts";
export type { NatarajPlayerElement, NatarajPlayerEvents } from "./element.ts";

/** The events by the names of React's own. */
const EVENTS = {
  onReady: "ready",
  onPlay: "play",
  onPause: "pause",
  onEnded: "ended",
  onTimeUpdate: "timeupdate",
  onVolumeChange: "volumechange",
  onError: "error",
} as const;

/** The handlers of {@link NatarajPlayer}: `onReady`, `onPlay` and so on, each with its event of {@link NatarajPlayerEvents}. */
export type NatarajPlayerHandlers = {
  [Prop in keyof typeof EVENTS]?: (event: NatarajPlayerEvents[(typeof EVENTS)[Prop]]) => void;
};

/** Properties of {@link NatarajPlayer}. */
export interface NatarajPlayerProps extends NatarajPlayerAttributes, NatarajPlayerHandlers {
  className?: string;
  style?: HTMLAttributes<HTMLElement>["style"];
}

/**
 * `<nataraj-player>` for React. A ref leads to the element.
 * @example <NatarajPlayer site="https://dance.example.org" project="nataraj-…" onEnded={() => setDone(true)} />
 */
export const NatarajPlayer: ForwardRefExoticComponent<NatarajPlayerProps & RefAttributes<NatarajPlayerElement>> =
  forwardRef(function NatarajPlayer({ className, ...props }, ref) {
    const element = useRef<NatarajPlayerElement>(null);
    useImperativeHandle(ref, () => element.current as NatarajPlayerElement, []);
    const latest = useRef<NatarajPlayerHandlers>(props);
    useEffect(() => {
      latest.current = props;
    });
    useEffect(() => {
      defineNatarajPlayer();
      const player = element.current;
      const listeners = (Object.keys(EVENTS) as (keyof NatarajPlayerHandlers)[]).map((prop) => ({
        name: EVENTS[prop],
        tell: (event: Event) => (latest.current[prop] as ((event: Event) => void) | undefined)?.(event),
      }));
      for (const { name, tell } of listeners) player?.addEventListener(name, tell as EventListener);
      return () => {
        for (const { name, tell } of listeners) player?.removeEventListener(name, tell);
      };
    }, []);
    const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => !(name in EVENTS)));
    return createElement("nataraj-player", { ...attributes, class: className, ref: element });
  });

/** `<nataraj-player>` itself in TSX. */
export type NatarajPlayerIntrinsic = NatarajPlayerAttributes &
  HTMLAttributes<NatarajPlayerElement> & { ref?: Ref<NatarajPlayerElement> };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "nataraj-player": NatarajPlayerIntrinsic;
    }
  }
}
