import type { Page } from "playwright";
import type { TestData } from "./test-data.ts";

/** Something that a person does, or that is done to the world around the page. `{…}` in texts are names of the test data. */
export type Step =
  /** Presses the button, link or other thing with exactly this name. */
  | { press: string; role?: "button" | "link" | "radio"; times?: number }
  /** Opens what is folded away under these words. */
  | { unfold: string }
  | { fill: string; with: string }
  /** Sets the width of the window, and its height where it is given. Pixels. */
  | { width: number; height?: number }
  /** A key, on what has this label, or on what has the focus. */
  | { key: string; on?: string; times?: number }
  /** Chooses a file of the test data in the input with this label. */
  | { choose: keyof TestData["files"]; in: string }
  | { go: string }
  /** Waits for the page's fonts, and counts from then on how much of it jumps: a line may break anew in its own font. */
  | { settled: true }
  /** Stops the clock of the page; the scene needs `clock`. */
  | { pause: true }
  /** Lets a stopped clock run on. Milliseconds. */
  | { forward: number }
  /** From now on a call is answered this way. */
  | { answer: Answer }
  /** Calls that were held or faked go to the server from now on, the held ones at once. */
  | { release: string }
  /** Waits until an expectation is there. */
  | { wait: Expectation };

/** What a call is answered with instead of the server's answer. `call` is a pattern below the origin. */
export interface Answer {
  call: string;
  status?: number;
  json?: unknown;
  /** `hold`: no answer until it is released, then `json`, else the server's; `cut`: the connection fails. */
  mode?: "hold" | "cut";
}

/** What must be seen. Texts are exact. */
export type Expectation =
  | { text: string }
  | { part: string }
  | { no: string }
  | { heading: string; level?: number }
  | { button: string; pressed?: boolean; disabled?: boolean }
  | { link: string; to: string }
  | { field: string; value?: string; type?: string }
  | { radio: string; checked: boolean; disabled?: boolean }
  /** The dialog that is open: its title (none when left out), its text, its buttons in order. */
  | { dialog: string; title?: string; buttons: string[] }
  | { dialogs: "none" }
  /** The browser's own dialog. */
  | { alert: string }
  | { path: string }
  | { tab: string }
  /** Names of all that a CSS selector finds, in order. */
  | { all: string; are: readonly string[] }
  | { all: string; count: number }
  | { attribute: string; of: string; is: string | RegExp }
  /** Texts that were announced on this page, in this order. */
  | { announced: string[] }
  /** The most that the page may have jumped since it was opened or settled: the cumulative layout shift, a share of the window. */
  | { shift: number }
  /** A request that was sent, as `GET /api/…`. */
  | { called: string | RegExp }
  | { that: string; holds: (page: Page, data: TestData) => Promise<boolean> };

/** One promise of the specification. */
export interface Row {
  /** What is promised: the name of the test. */
  name: string;
  /** Where the specification says so: its section, then its words. */
  spec: string;
  steps?: readonly Step[];
  expects: readonly Expectation[];
  /** This is a main state: it is looked at by axe, for overflow, and kept as a picture under this name. */
  inspect?: string;
}

/** A page in a state that several rows are read from, in order. */
export interface Scene {
  scene: string;
  /** `visitor` and `user` want less motion, as axe and pictures need stillness; `watcher` is a visitor who does not. */
  as: "visitor" | "user" | "watcher";
  at: string;
  /** The dancer herself is looked at: the browser can draw in 3D. */
  dancer?: true;
  /** What happens beside the browser, first. */
  before?: (data: TestData) => Promise<void>;
  answers?: readonly Answer[];
  /** The page's clock can be moved: `forward` stops it half a second from then, and moves it on. */
  clock?: true;
  /** The page's timers are noted, and end soon: nobody waits 4 s. */
  shortTimers?: true;
  rows: readonly Row[];
}

/** A promise about a value that the product is built with. */
export interface Constant {
  name: string;
  spec: string;
  value: unknown;
  is: unknown;
}
