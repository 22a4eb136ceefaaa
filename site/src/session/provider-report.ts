import * as z from "zod/mini";

/** How a login at a provider went: the user's uid, or why there is none. */
export const ProviderReport = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("in"), uid: z.string() }),
  z.object({ outcome: z.literal("refused"), reason: z.string() }),
  z.object({ outcome: z.literal("failed") }),
]);
export type ProviderReport = z.infer<typeof ProviderReport>;

const Message = z.object({ waiting: z.string(), report: ProviderReport });
const Received = z.object({ heard: z.string() });

/** `opener` is cut off by COOP where the provider uses it; a channel of our own origin is not. */
const CHANNEL = "nataraj-login";
/** How long a page that waits may take to answer. Milliseconds. */
const TIMEOUT_MS = 1_000;

/**
 * Tells the page that waits under a name how the login went.
 * @returns whether it still waits: it may have been closed, or have gone on without.
 */
export function sendReport(waiting: string, report: ProviderReport): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS);
    channel.addEventListener("message", ({ data }) => {
      const message = Received.safeParse(data);
      if (!message.success || message.data.heard !== waiting) return;
      clearTimeout(timer);
      resolve(true);
    });
    channel.postMessage({ waiting, report } satisfies z.infer<typeof Message>);
  }).finally(() => channel.close());
}

/**
 * Listens for what is told under a name.
 * @param onReport says whether it takes the report.
 * @returns what ends the listening.
 */
export function awaitReport(waiting: string, onReport: (report: ProviderReport) => boolean): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => {
    const message = Message.safeParse(data);
    if (!message.success || message.data.waiting !== waiting || !onReport(message.data.report)) return;
    channel.postMessage({ heard: waiting } satisfies z.infer<typeof Received>);
    channel.close();
  });
  return () => channel.close();
}
