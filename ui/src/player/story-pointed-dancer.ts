import type { CreateDancer, DancerControls } from "../playback/dancer-controls.ts";

type Say = (dancer: DancerControls) => unknown;

/** Ends the real dancer of the story that was pointed at last. */
let rest: (() => void) | undefined;

/**
 * The fake avatar of a story on a page of many stories. The real dancer takes her place where somebody points at the story,
 * or goes to it by the keyboard, and learns all that the fake has been told. She is the only one: a browser has few WebGL
 * contexts, and the story that was pointed at before has its picture again.
 * @param create Makes the real dancer, on a canvas of her own: one that has held an engine cannot hold another.
 */
export function createPointedDancer(fake: DancerControls, canvas: HTMLCanvasElement, create: CreateDancer) {
  const told = new Map<string, Say>();
  let real: DancerControls | undefined;
  const tell = (name: string, say: Say): unknown => {
    told.set(name, say);
    // She may not have what the story's fake has: then she stays as she is.
    if (real) void Promise.resolve(say(real)).catch(() => undefined);
    return say(fake);
  };

  const story = canvas.closest(".docs-story") ?? canvas;
  const wake = () => {
    if (real) return;
    rest?.();
    const own = canvas.ownerDocument.createElement("canvas");
    own.ariaHidden = "true";
    Object.assign(own.style, { position: "absolute", inset: "0", opacity: "0" });
    canvas.after(own);
    const dancer = create(own);
    real = dancer;
    for (const say of told.values()) void Promise.resolve(say(dancer)).catch(() => undefined);
    dancer.loaded.then(
      () => own.style.removeProperty("opacity"),
      () => undefined,
    );
    rest = () => {
      rest = undefined;
      real = undefined;
      dancer.dispose();
      own.remove();
    };
  };
  for (const event of ["pointerenter", "focusin"]) story.addEventListener(event, wake);

  const controls: DancerControls = {
    loaded: fake.loaded,
    setStepSequence: (sequence) => void tell("steps", (dancer) => dancer.setStepSequence(sequence)),
    setTimeline: (timeline) => void tell("timeline", (dancer) => dancer.setTimeline(timeline)),
    setPlayState: (state) => void tell("state", (dancer) => dancer.setPlayState(state)),
    setClock: (now) => void tell("clock", (dancer) => dancer.setClock(now)),
    setMirrored: (mirrored) => void tell("mirrored", (dancer) => dancer.setMirrored?.(mirrored)),
    setView: (view) => void tell("view", (dancer) => dancer.setView(view)),
    showPeak: (isShown) => void tell("peak", (dancer) => dancer.showPeak?.(isShown)),
    setInsets: (insets) => void tell("insets", (dancer) => dancer.setInsets?.(insets)),
    setTurntable: (speed) => void tell("turntable", (dancer) => dancer.setTurntable?.(speed)),
    setLook: async (look, variant) => void (await tell("look", (dancer) => dancer.setLook?.(look, variant))),
    setCast: async (cast) => void (await tell("cast", (dancer) => dancer.setCast?.(cast))),
    setAvatar: async (file) => fake.setAvatar?.(file),
    on: (name, listener) => fake.on?.(name, listener) ?? (() => undefined),
    resize: (width, height, ratio) => void tell("size", (dancer) => dancer.resize(width, height, ratio)),
    dispose() {
      for (const event of ["pointerenter", "focusin"]) story.removeEventListener(event, wake);
      if (real) rest?.();
      fake.dispose();
    },
  };
  return controls;
}
