"use client";

import { createAudioClock, PlayState } from "@nataraj/sdk";
import { styleDance } from "@nataraj/sdk/choreography/edit";
import { type DanceStyle, POSTER, posterOf } from "@nataraj/sdk/contract";
import { STYLES } from "@nataraj/sdk/motion";
import { SOLO, type Staging } from "@nataraj/sdk/stage";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { IconButton } from "../button/IconButton.tsx";
import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";
import { FewerDancers } from "../player/FewerDancers.tsx";
import { useDancer } from "../player/use-dancer.ts";
import { useStaging } from "../player/use-staging.ts";
import { DancerDrawing } from "./art/DancerDrawing.tsx";
import { useSongTempo } from "./tempo/use-song-tempo.ts";
import { type SongPart, useSongPart } from "./use-song-part.ts";

/** Of the picture and of the drawing in its stead. */
const WHO = "The dancer who will perform";
/** How fast it turns, degrees a second. */
const SPEED = 14;
/** Length of what is danced over and over, seconds. */
const DANCE_SECONDS = 32;
/** A moment in which a dancer who stands still looks well, seconds. */
const POSE = 1.6;
const NO_SONG: SongPart = { url: "", start: 0 };

export interface TurntableProps {
  /** The chosen styles, which are danced in turn. */
  styles: readonly DanceStyle[];
  /** Makes the dancer; undefined while there is none: a picture stands there then. Must not change between renders. */
  createEngine?: CreateDancer | undefined;
  /** Hears of the engine when it is made, and of undefined when it is gone. Must not change between renders. */
  onEngine: (engine: DancerControls | undefined) => void;
  /** The dancer as `onEngine` gave it. */
  engine: DancerControls | undefined;
  /** Who dances, and where. */
  staging: Staging;
  /** What can be heard to it. */
  song?: SongPart | undefined;
  /** It neither turns nor dances by itself: people want less motion, or the processor draws. */
  still?: boolean;
}

/** The dancer from all sides, dancing what was chosen. Dragging turns her, and so do the arrow keys. */
export function Turntable({ styles, createEngine, onEngine, engine, staging, song, still = false }: TurntableProps) {
  const place = useRef<HTMLDivElement>(null);
  const audio = useRef<HTMLAudioElement>(null);
  const [dances, setDances] = useState(!still);
  const [heard, setHeard] = useState(false);
  const take = useCallback(
    (made: DancerControls) => {
      const canvas = place.current?.querySelector("canvas");
      if (canvas) {
        // The engine takes its keys where the focus is.
        canvas.tabIndex = 0;
        canvas.setAttribute("role", "img");
        canvas.setAttribute("aria-label", `${WHO}. Arrow keys turn her.`);
      }
      onEngine(made);
      return () => onEngine(undefined);
    },
    [onEngine],
  );
  const dancer = useDancer(place, createEngine, take);
  const isLive = dancer.matches({ held: "shown" });
  const { dancers } = staging.cast ?? SOLO;
  const silence = useCallback(() => setHeard(false), []);
  useStaging(engine, staging);
  useSongPart(audio, song ?? NO_SONG, heard && dances && song !== undefined, silence);

  const heardTempo = useSongTempo(song, isLive && dances);
  const { tempo, firstBeat = 0 } = heardTempo ?? {};
  const timeline = useMemo(() => styleDance(styles, DANCE_SECONDS, tempo), [styles, tempo]);
  useEffect(() => engine?.setTimeline(timeline), [engine, timeline]);
  useEffect(() => {
    if (!engine || !isLive) return;
    const begun = performance.now() - POSE * 1000;
    // On the song's beat where one hears it and its beats are known, else in a time of her own.
    const song = heard && tempo !== undefined && audio.current ? createAudioClock(audio.current) : undefined;
    const now = () => (song ? song.now() - firstBeat : (performance.now() - begun) / 1000);
    const { duration } = timeline;
    engine.setClock(dances ? () => ((now() % duration) + duration) % duration : () => POSE);
    engine.setPlayState(dances ? PlayState.play : PlayState.pause);
    engine.setTurntable?.(dances ? SPEED : 0);
  }, [engine, isLive, dances, heard, tempo, firstBeat, timeline]);

  return (
    <div className="nj-turntable" data-live={isLive}>
      <TurntablePicture style={styles[0]} />
      <div ref={place} className="nj-turntable__place" />
      {engine && <FewerDancers engine={engine} />}
      {!isLive && dancers > 1 && (
        <p className="nj-stage-note" role="status">
          This picture is an example. Your dance has {dancers} dancers.
        </p>
      )}
      {isLive && (
        <div className="nj-turntable__controls">
          <IconButton
            variant="filled"
            icon={dances ? "pause" : "play"}
            label={dances ? "Stop the dancer" : "Let the dancer dance"}
            onClick={() => setDances(!dances)}
          />
          {song && (
            <IconButton
              variant="filled"
              icon={heard ? "volume" : "muted"}
              label={heard ? "Mute the song" : "Play the song"}
              onClick={() => setHeard(!heard)}
            />
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: a song is heard to be danced to; its words are not known yet */}
      <audio ref={audio} hidden />
    </div>
  );
}

/** Stands there until the dancer has come, and where none can. A site that has no posters shows a drawing. */
function TurntablePicture({ style }: { style: DanceStyle | undefined }) {
  const [missing, setMissing] = useState<string>();
  const { small, large } = posterOf(style);
  if (missing === small)
    return (
      <svg className="nj-art nj-turntable__picture" viewBox="0 0 200 200" role="img" aria-label={WHO}>
        <ellipse cx="100" cy="182" rx="62" ry="9" className="nj-art__fill-line" />
        <circle cx="100" cy="104" r="82" fill="none" className="nj-art__accent" strokeDasharray="3 9" strokeWidth="3" />
        <DancerDrawing drawing={STYLES["Indian Classical"].drawing} />
      </svg>
    );
  return (
    <img
      className="nj-turntable__picture"
      src={small}
      srcSet={`${small} ${POSTER.small.width}w, ${large} ${POSTER.large.width}w`}
      sizes="(min-width: 62rem) 40rem, 100vw"
      {...POSTER.small}
      alt={WHO}
      onError={() => setMissing(small)}
    />
  );
}
