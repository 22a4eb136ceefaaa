/** Choosing a part of a song on its waveform. */

export * from "./Trimmer.tsx";
