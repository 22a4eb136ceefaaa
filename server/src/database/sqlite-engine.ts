import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Engine } from "./engine.ts";

/** One process uses SQLite, and a transaction of it excludes all others already. */
export const sqliteEngine: Engine = {
  isShared: false,
  lock: async () => {},
  waitWithoutLimit: async () => {},
  now: (_, plus) => performance.timeOrigin + performance.now() + plus,
  // Counting must not take part in the turns on the only connection. A restart forgets the counts.
  createRateLimiter: (_, { name, tries, window }) =>
    new RateLimiterMemory({ keyPrefix: name, points: tries, duration: window }),
  beginJobNews: async () => {},
  endJobNews: async () => {},
};
