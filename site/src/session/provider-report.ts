import * as z from "zod/mini";

/** How a login at a provider went: the user's uid, or why there is none. */
export const ProviderReport = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("in"), uid: z.string() }),
  z.object({ outcome: z.literal("refused"), reason: z.string() }),
  z.object({ outcome: z.literal("failed") }),
]);
export type ProviderReport = z.infer<typeof ProviderReport>;

const Message = z.object({ waiting: z.string(), report: ProviderReport });

/** `opener` is cut off by COOP where the provider uses it; a channel of our own origin is not. */
const CHANNEL = "nataraj-login";

/** Tells the page that waits under a name how the login went. */
export function sendReport(waiting: string, report: ProviderReport): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ waiting, report } satisfies z.infer<typeof Message>);
  channel.close();
}

/** Listens for what is told under a name. @returns what ends the listening. */
export function awaitReport(waiting: string, onReport: (report: ProviderReport) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => {
    const message = Message.safeParse(data);
    if (message.success && message.data.waiting === waiting) onReport(message.data.report);
  });
  return () => channel.close();
}
