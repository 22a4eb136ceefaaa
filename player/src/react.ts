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
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { defineNatarajPlayer, type NatarajPlayerElement, type NatarajPlayerEvents } from "./element.ts";

/** The attributes of `<nataraj-player>`, as JSX has them. */
export interface NatarajPlayerAttributes {
  /** The project's id. */
  project: string;
  /** Address of the site that plays it. */
  site?: string;
  look?: string;
  colours?: string;
  /** How many dance: 1, 2, 3 or 5. */
  dancers?: number;
  /** What surrounds the dancers: `stage`, `street`, `studio` or `temple`. */
  stage?: string;
  camera?: string;
  /** When the frame is loaded: with a click (the default), or when it is scrolled into view. */
  load?: "click" | "visible";
  autoplay?: boolean;
  muted?: boolean;
  loop?: boolean;
  /** Where it begins, in seconds. */
  start?: number;
  /** 0.25 to 2. */
  speed?: number;
  /** Shows a bar with play, time and sound. */
  controls?: boolean;
  poster?: string;
  /** What is danced, in words. */
  label?: string;
}

type Handlers = {
  [Name in keyof NatarajPlayerEvents as `on${Capitalize<Name>}`]?: (event: NatarajPlayerEvents[Name]) => void;
};

/** Properties of {@link NatarajPlayer}. */
export interface NatarajPlayerProps extends NatarajPlayerAttributes, Handlers {
  className?: string;
  style?: HTMLAttributes<HTMLElement>["style"];
  ref?: Ref<NatarajPlayerElement>;
}

const EVENTS = ["ready", "play", "pause", "ended", "timeupdate", "volumechange", "error"] as const;
const propOf = (name: (typeof EVENTS)[number]) => `on${name.charAt(0).toUpperCase()}${name.slice(1)}` as keyof Handlers;

/**
 * `<nataraj-player>` for React.
 * @example <NatarajPlayer site="https://dance.example.org" project="nataraj-…" onEnded={() => setDone(true)} />
 */
export function NatarajPlayer({ ref, className, ...props }: NatarajPlayerProps): ReactElement {
  const element = useRef<NatarajPlayerElement>(null);
  useImperativeHandle(ref, () => element.current as NatarajPlayerElement, []);
  const latest = useRef<Handlers>(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    defineNatarajPlayer();
    const player = element.current;
    const tell = (event: Event) => {
      const handler = latest.current[propOf(event.type as (typeof EVENTS)[number])];
      (handler as ((event: Event) => void) | undefined)?.(event);
    };
    for (const name of EVENTS) player?.addEventListener(name, tell as EventListener);
    return () => {
      for (const name of EVENTS) player?.removeEventListener(name, tell);
    };
  }, []);
  const attributes = Object.fromEntries(Object.entries(props).filter(([name]) => !/^on[A-Z]/.test(name)));
  return createElement("nataraj-player", { ...attributes, class: className, ref: element });
}

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
