import type { Outcome } from "./send.ts";

/** A fault that was found, told once however often it was met. */
export interface Violation {
  what: string;
  times: number;
  /** The first thing by which it was met. */
  example: string;
}

/** How many of the slowest are shown. */
const SLOWEST = 5;

/** Counts what came of requests, and keeps what must not be. */
export class Tally {
  readonly statuses = new Map<string, number>();
  readonly violations = new Map<string, Violation>();
  /** Answers that say when to come again: bounds, as documented. */
  bounded = 0;
  slowest: { ms: number; what: string }[] = [];

  /** @param what the route or file, under which faults are told. */
  count(what: string, { status, end, retryAfter, body, ms }: Outcome, example: () => string): void {
    const kind = status === undefined ? (end ?? "none") : String(status);
    this.statuses.set(kind, (this.statuses.get(kind) ?? 0) + 1);
    if (end !== "left") this.#keepSlow({ ms, what });
    if (end === "silence") this.violate(`no answer for a minute: ${what}`, example);
    if (status === undefined || status < 400) return;
    if (retryAfter !== undefined && (status === 429 || status === 503)) this.bounded++;
    else if (status >= 500 && !isDocumented(status, body))
      this.violate(`${status}: ${what}`, () => `${example()}\n${body}`);
  }

  violate(what: string, example: () => string): void {
    const known = this.violations.get(what);
    if (known) known.times++;
    else this.violations.set(what, { what, times: 1, example: example() });
  }

  #keepSlow(one: { ms: number; what: string }): void {
    this.slowest = [...this.slowest, one].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  }
}

/** oEmbed's 501 for a format that we have not; the pages' 503 where no site was built. */
function isDocumented(status: number, body: string): boolean {
  if (status === 501) return body.includes('"unsupported_format"');
  return status === 503 && body.includes("The site has not been built");
}
