"use client";

import type { Song } from "@nataraj/sdk/contract";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Skeleton } from "../layout/Skeleton.tsx";
import type { CreateDancer } from "../playback/dancer-controls.ts";
import { Thumbnail } from "./art/Thumbnail.tsx";
import { TileDancer } from "./TileDancer.tsx";
import { usePointedTile } from "./use-pointed-tile.ts";

/** Properties of {@link SongList}. */
export interface SongListProps {
  /** Whether the songs are there, on their way, or failed to come. */
  status: "loading" | "ready" | "failed";
  /** The songs of the library. */
  songs: readonly Song[];
  /** Address of the song that is heard. */
  playing: string | undefined;
  /** Address of the song that is chosen, and of the one that is being fetched. */
  chosen: string | undefined;
  /** Address of the song that is being fetched. */
  fetching: string | undefined;
  /** A song is to be heard, or silenced. */
  onToggle: (url: string) => void;
  /** The song that was heard has ended, or the browser does not play it. */
  onSilence: () => void;
  /** A song was chosen. */
  onChoose: (song: Song) => void;
  /** Another try is asked for. */
  onRetry: () => void;
  /** Hears when somebody points at a tile: by hovering, focus or a tap. */
  onPoint?: () => void;
  /** Makes the dancer who dances on the tile that is pointed at; undefined while there is none. */
  createEngine?: CreateDancer | undefined;
}

/** The library: every song can be heard, one at a time, and chosen. */
export function SongList(props: SongListProps) {
  const { status, songs, playing, onSilence, onRetry, onPoint, createEngine } = props;
  const { tiles, pointed, place, handlers } = usePointedTile(onPoint);
  const pointedSong = songs.find(({ url }) => url === pointed);
  return (
    <section className="nj-songs" aria-labelledby="nj-songs-title">
      <h2 id="nj-songs-title">Or choose one of our songs</h2>
      {status === "loading" && <LoadingSongs />}
      {status === "failed" && (
        <p className="nj-songs__note" role="alert">
          The songs could not be fetched.{" "}
          <Button variant="ghost" icon="restart" onClick={onRetry}>
            TRY AGAIN
          </Button>
        </p>
      )}
      {status === "ready" && songs.length === 0 && (
        <p className="nj-songs__note">There are no songs here yet. Please upload one of your own.</p>
      )}
      {status === "ready" && songs.length > 0 && (
        <div ref={tiles as RefObject<HTMLDivElement>} className="nj-songs__tiles">
          <ul className="nj-songs__list">
            {songs.map((song, index) => (
              <SongTile key={song.url} {...props} song={song} picture={index % 5} handlers={handlers} />
            ))}
          </ul>
          {createEngine && place && (
            <TileDancer
              createEngine={createEngine}
              style={pointedSong && (pointedSong.styles?.[0] ?? "Freestyle")}
              tempo={pointedSong?.tempo}
              place={place}
            />
          )}
        </div>
      )}
      <SongAudio url={playing} onSilence={onSilence} />
    </section>
  );
}

interface SongTileProps extends Pick<SongListProps, "playing" | "chosen" | "fetching" | "onToggle" | "onChoose"> {
  song: Song;
  picture: number;
  handlers: ReturnType<typeof usePointedTile>["handlers"];
}

function SongTile({ song, picture, handlers, playing, chosen, fetching, onToggle, onChoose }: SongTileProps) {
  const heard = playing === song.url;
  const taken = chosen === song.url;
  return (
    <li
      className={taken ? "nj-songs__song nj-songs__song--chosen" : "nj-songs__song"}
      data-tile={song.url}
      {...handlers}
    >
      <span className="nj-songs__picture">
        {song.thumbnail ? (
          <img src={song.thumbnail} alt="" width={512} height={512} />
        ) : (
          <Thumbnail picture={picture} />
        )}
      </span>
      <span className="nj-songs__title">
        {song.title}
        {song.artist && <span className="nj-songs__artist">{song.artist}</span>}
        <span className="nj-songs__length">{clock(song.duration)}</span>
      </span>
      <span className="nj-songs__controls">
        <IconButton
          label={heard ? `Pause ${song.title}` : `Play ${song.title}`}
          icon={heard ? "pause" : "play"}
          onClick={() => onToggle(song.url)}
        />
        <Button
          className="nj-songs__select"
          aria-pressed={taken}
          aria-label={`Select ${song.title}`}
          busy={fetching === song.url}
          onClick={() => onChoose(song)}
        >
          {taken ? <Icon name="tick" /> : "SELECT"}
        </Button>
      </span>
    </li>
  );
}

/** One element for all songs, so that they are never heard together. */
function SongAudio({ url, onSilence }: { url: string | undefined; onSilence: () => void }) {
  const audio = useRef<HTMLAudioElement>(null);
  const silence = useRef(onSilence);
  silence.current = onSilence;

  useEffect(() => {
    const element = audio.current;
    if (!element || url === undefined) return;
    element.src = url;
    let left = false;
    element.play().catch(() => {
      // Refused or unplayable, unless another song or the end of the page stopped it.
      if (!left) silence.current();
    });
    return () => {
      left = true;
      element.pause();
      element.removeAttribute("src");
      element.load();
    };
  }, [url]);

  // biome-ignore lint/a11y/useMediaCaption: a song is heard to be chosen; its words are not known
  return <audio ref={audio} hidden onEnded={onSilence} />;
}

function LoadingSongs() {
  return (
    <div className="nj-songs__list" role="status" aria-label="Fetching the songs">
      {["a", "b", "c", "d", "e"].map((row) => (
        <Skeleton key={row} height="16rem" />
      ))}
    </div>
  );
}

/** Seconds as minutes and seconds: 3:07. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
