import { type BodySeen, clapDelay, type SeenBody } from "@nataraj/sdk/practice";

/** Clicks of a test, how far they are apart, and what is waited for before and after them. Seconds. */
const CLICKS = 8;
const APART = 1;
const BEFORE = 1.5;
const AFTER = 1;
/** A click: a short tone. */
const TONE_HZ = 1_200;
const TONE_SECONDS = 0.05;

/**
 * Plays clicks and watches the person clap with them.
 * @param onBody Hears of each body until the returned function is called.
 * @returns Seconds by which loudspeaker and camera are late in all; undefined where the claps do not tell.
 */
export async function measureDelay(
  onBody: (listener: (seen: BodySeen) => void) => () => void,
  signal: AbortSignal,
): Promise<number | undefined> {
  const audio = new AudioContext();
  const bodies: SeenBody[] = [];
  const stop = onBody(({ body, takenAt }) => bodies.push({ time: takenAt, world: body.world }));
  try {
    await audio.resume();
    const clicks = Array.from({ length: CLICKS }, (_, i) => BEFORE + i * APART);
    const first = audio.currentTime;
    const now = performance.now() / 1000;
    for (const click of clicks) playClick(audio, first + click);
    await wait(BEFORE + CLICKS * APART + AFTER, signal);
    return clapDelay(
      bodies,
      clicks.map((click) => now + click),
    );
  } finally {
    stop();
    await audio.close();
  }
}

function playClick(audio: AudioContext, at: number): void {
  const tone = new OscillatorNode(audio, { frequency: TONE_HZ });
  const volume = new GainNode(audio, { gain: 0.4 });
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + TONE_SECONDS);
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
