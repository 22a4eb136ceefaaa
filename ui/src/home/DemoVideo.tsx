import { useSyncExternalStore } from "react";

const still = () => window.matchMedia("(prefers-reduced-motion: reduce)");

function subscribe(listener: () => void): () => void {
  const query = still();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Looping, without sound. For people who want less motion it waits for a press. Says so where there is none. */
export function DemoVideo({ url }: { url?: string }) {
  const calm = useSyncExternalStore(
    subscribe,
    () => still().matches,
    () => true,
  );
  if (!url) return <p className="nj-demo nj-demo--missing">The demo video is not available.</p>;
  return (
    <video
      key={String(calm)}
      className="nj-demo"
      src={url}
      width={1280}
      height={720}
      autoPlay={!calm}
      controls={calm}
      loop
      muted
      playsInline
      preload={calm ? "metadata" : "auto"}
      aria-label="Demo of Nataraj"
    />
  );
}
