import { ApiError } from "@nataraj/sdk/contract";
import { Histogram, type Registry } from "prom-client";
import type { Storage } from "../storage/storage.ts";

/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 20, 60];

/** Times what a storage is asked, and counts what it refuses. Reading is timed to its first byte. */
export function measureStorage(registry: Registry): (storage: Storage) => Storage {
  const duration = new Histogram({
    name: "nataraj_storage_operation_duration_seconds",
    help: "Time that the storage of songs and pictures took",
    labelNames: ["operation", "outcome"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const timed = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const end = duration.startTimer({ operation });
    try {
      const result = await work();
      end({ outcome: "done" });
      return result;
    } catch (error) {
      end({ outcome: "failed" });
      throw error;
    }
  };
  return (storage) => ({
    async send(ctx, key) {
      const endTimer = duration.startTimer({ operation: "read" });
      let hasEnded = false;
      const end = (outcome: string) => {
        if (!hasEnded) endTimer({ outcome });
        hasEnded = true;
      };
      ctx.res.once("pipe", () => end("done"));
      try {
        await storage.send(ctx, key);
        end("done");
      } catch (error) {
        end(error instanceof ApiError && error.code === "not_found" ? "done" : "failed");
        throw error;
      }
    },
    put: (key, file) => timed("put", () => storage.put(key, file)),
    delete: (key) => timed("delete", () => storage.delete(key)),
    exists: (key) => timed("exists", () => storage.exists(key)),
    withFile: (key, use) => storage.withFile(key, use),
    link: (key, options) => storage.link(key, options),
    sweep: () => storage.sweep(),
  });
}
