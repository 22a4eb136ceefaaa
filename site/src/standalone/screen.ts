function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}

/** The few things that the page has: see standalone.html. */
export function createScreen() {
  const [stage, play, notice, progress] = ["stage", "play", "notice", "progress"].map(part) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const bar = progress.firstElementChild as HTMLElement;
  return {
    /** All of it. */
    element: part("screen"),
    stage,
    /** Hidden unless the person has to press it. */
    play,
    showPlay(visible: boolean) {
      play.classList.toggle("unseen", !visible);
    },
    /** One sentence over the stage; none when empty. */
    say(text: string) {
      notice.textContent = text;
      notice.hidden = text === "";
    },
    /** Nothing but a sentence. */
    calm(text: string) {
      for (const element of [stage, play, progress]) element.remove();
      notice.classList.add("calm");
      notice.textContent = text;
      notice.hidden = false;
    },
    /** @param percent Where the bar stands, 0 to 90. */
    progress(percent: number) {
      bar.style.width = `${percent}%`;
      progress.setAttribute("aria-valuenow", String(Math.round(percent)));
    },
  };
}
export type Screen = ReturnType<typeof createScreen>;
