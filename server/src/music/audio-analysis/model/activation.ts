/** How likely each frame is a beat, and how likely it begins a bar; 0 to 1, FRAME_RATE frames a second. */
export interface BeatActivation {
  beat: Float32Array;
  downbeat: Float32Array;
  /** How well each of TEMPO_CLASSES suits the clip: the mean over frames of its log-probability, where it is known. */
  tempo?: Float32Array;
}
