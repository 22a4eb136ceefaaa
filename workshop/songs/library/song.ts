import type { DanceStyle } from "@nataraj/sdk/contract";
import type { Build } from "../composition/build.ts";
import type { Mix, MixOptions } from "../mixing/mix.ts";
import type { SungLine } from "../voice/sung-line.ts";

/** A part of a song's form. */
export interface Section {
  name: "intro" | "verse" | "pre-chorus" | "chorus" | "break" | "build" | "solo" | "end";
  /** The beat on which it begins. */
  beat: number;
  /** Decibels by which all is turned up, or, negative, down. */
  level?: number;
}

/** All stop between two beats; the singer may go on alone. */
export interface Stop {
  from: number;
  to: number;
  isSung?: boolean;
}

/** What a song does besides its patterns, in beats: what audio analysis is held against. */
export interface SongEvents {
  /** All strike together here, with a cymbal: each end of a stop among them. */
  strikes: readonly number[];
  stops: readonly Stop[];
  /** Where the music gathers; it opens at the end of each. */
  builds: readonly Build[];
}

/** A song of the library: what it is called, how it is built, and how it is written into a mix. */
export interface LibrarySong {
  /** Name of its files, without ending. */
  file: string;
  title: string;
  artist: string;
  /** ISO 639-2, the first that is sung first; none of an instrumental. */
  languages: readonly string[];
  /** Seconds, the last tone included. */
  duration: number;
  /** Beats a minute, and beats a bar. */
  tempo: number;
  meter: number;
  /** As it is written in tags: "Am", "D". */
  key: string;
  /** Styles of dance that it was made for. */
  styles: readonly DanceStyle[];
  sections: readonly Section[];
  events: SongEvents;
  mix: MixOptions;
  /** Plays it into a mix, and answers what is sung, in order of time. */
  write(mix: Mix): SungLine[];
}

export const ARTIST = "Nataraj";
