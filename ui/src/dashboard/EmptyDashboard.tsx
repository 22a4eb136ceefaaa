"use client";

import { type Song, TEXTS } from "@nataraj/sdk/contract";
import { Button } from "../button/Button.tsx";
import { LogoMark } from "../navigation/Logo.tsx";

/** Properties of {@link EmptyDashboard}. */
export interface EmptyDashboardProps {
  /** A first project is to be made. */
  onCreate: () => void;
  /** Songs of the library, each of which may begin a project; none while they are fetched. */
  songs?: readonly Song[];
  /** A first project is to be made of this song. */
  onSong?: (song: Song) => void;
}

/** The dashboard of someone who has no projects yet: a song of one's own, or one of the library at one press. */
export function EmptyDashboard({ onCreate, songs = [], onSong }: EmptyDashboardProps) {
  return (
    <div className="nj-empty-dashboard">
      <LogoMark size={120} />
      <h2>{TEXTS.dashboard.empty}</h2>
      <p>Bring a song you love. One minute of it is enough for a dance.</p>
      <Button variant="primary" size="large" icon="plus" onClick={onCreate}>
        {TEXTS.dashboard.createFirst}
      </Button>
      {songs.length > 0 && (
        <div className="nj-first-songs">
          <p>Or start with one of our songs:</p>
          <ul>
            {songs.map((song) => (
              <li key={song.url}>
                <Button onClick={() => onSong?.(song)}>
                  <img src={song.thumbnail} alt="" />
                  {song.title}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
