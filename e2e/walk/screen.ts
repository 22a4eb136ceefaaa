import type { Page } from "playwright";

/** The people who walk: a visitor, a person with three projects and long names, with one, with none, and with a first one in the making. */
export type Walker = "visitor" | "collector" | "owner" | "newcomer" | "maker";

/** What the walk knows of the product. */
export interface WalkedProduct {
  url: string;
  /** A public dance with a long name in many styles, a private one, and an unfinished one, all the collector's. */
  publicID: string;
  privateID: string;
  draftID: string;
  /** The owner's only dance, public, in one style. */
  ownID: string;
  /** Path of a song to be uploaded. */
  song: string;
}

/** A page that is walked through. */
export interface Walked {
  page: Page;
  product: WalkedProduct;
  /** Goes to a path of the product and waits for what a person sees there. */
  go(path: string, sees: Seen): Promise<void>;
  press(name: string | RegExp, sees?: Seen): Promise<void>;
  sees(what: Seen): Promise<void>;
  /** From now on a call is never answered, or fails. Until the next `go` of another walk. */
  hold(call: string): Promise<void>;
  fail(call: string): Promise<void>;
}

/** What shows that a screen is there: a heading's words, or a CSS selector. */
export type Seen = { heading: string | RegExp } | { css: string } | { text: string | RegExp };

/** A screen in one of its states. */
export interface Screen {
  /** Of its pictures. */
  name: string;
  /** Comes to it from the screen before it in the walk. */
  open(walked: Walked): Promise<void>;
  /** It is there only where the browser draws in 3D. */
  webgl?: true;
  /** Its pictures show the whole page instead of the window. */
  whole?: true;
}

/** Screens that one person comes through in one page, in order. */
export interface Walk {
  as: Walker;
  /** The dancer is on one of its screens: it is worth walking with WebGL too. */
  dancer?: true;
  screens: readonly Screen[];
}
