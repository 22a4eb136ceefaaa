/** How likely each frame is a beat, and how likely it begins a bar; 0 to 1, FRAME_RATE frames a second. */
export interface BeatActivation {
  beat: Float32Array;
  downbeat: Float32Array;
}
