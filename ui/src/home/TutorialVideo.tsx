import { useState } from "react";
import { Tile } from "../layout/Tile.tsx";

export interface TutorialVideoProps {
  title: string;
  text: string;
  /** What the video shows, in its order, for those who read rather than watch. */
  steps?: readonly string[];
  url: string;
  /** Shown until the video plays. */
  poster?: string;
}

/** One tutorial: an embedded video with its title. Says so when the video cannot be had. */
export function TutorialVideo({ title, text, steps = [], url, poster }: TutorialVideoProps) {
  const [missing, setMissing] = useState(false);
  return (
    <Tile className="nj-tutorial">
      {missing ? (
        <p className="nj-tutorial__missing">This video is not available yet.</p>
      ) : (
        // The recordings have no sound: there is nothing to caption.
        // biome-ignore lint/a11y/useMediaCaption: the recordings have no sound
        <video
          src={url}
          poster={poster}
          width={1280}
          height={720}
          controls
          playsInline
          preload="metadata"
          aria-label={title}
          onError={() => setMissing(true)}
        />
      )}
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {steps.length > 0 && (
          <ol className="nj-tutorial__steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </div>
    </Tile>
  );
}
