/** What has happened to the session: there is one or another, it has ended by itself, or the person has signed out. */
export type SessionNews = "changed" | "ended" | "signedOut";

type Listener = (news: SessionNews) => void;

const CHANNEL = "nataraj-session";
const NEWS: readonly unknown[] = ["changed", "ended", "signedOut"] satisfies SessionNews[];
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Tells this tab and all others of this browser. */
export function announceSessionNews(news: SessionNews): void {
  for (const listener of listeners) listener(news);
  const sender = channel ?? new BroadcastChannel(CHANNEL);
  sender.postMessage(news);
  if (sender !== channel) sender.close();
}

/**
 * Listens in this tab and to the others.
 * @returns what ends the listening.
 */
export function onSessionNews(listener: Listener): () => void {
  if (!channel) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", ({ data }) => {
      if (!NEWS.includes(data)) return;
      for (const each of listeners) each(data as SessionNews);
    });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = undefined;
  };
}
