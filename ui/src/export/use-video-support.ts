import { useEffect, useState } from "react";
import type { DanceExporter } from "./exporter.ts";
import type { VideoSupport } from "./video/video-format.ts";

/** Which videos the browser can write; undefined until it has said so. */
export function useVideoSupport(exporter: DanceExporter): VideoSupport | undefined {
  const [support, setSupport] = useState<VideoSupport>();
  useEffect(() => {
    let gone = false;
    const tell = (answer: VideoSupport) => gone || setSupport(answer);
    exporter.support().then(tell, () => tell({}));
    return () => {
      gone = true;
    };
  }, [exporter]);
  return support;
}
