/** What is drawn over the page at a moment: the pointer and what is said. Lengths in CSS pixels. */
export interface Overlay {
  pointer: { x: number; y: number; down: boolean; ring: number } | undefined;
  caption: Caption | undefined;
}

/** A sentence over the film. */
export interface Caption {
  text: string;
  /** Number of the step that it is of a tutorial; its film says the sentence where the page has its navigation bar. */
  step?: number;
  /** How far it has come, 0 to 1. */
  shown: number;
}

declare global {
  var drawOverlay: (overlay: Overlay) => void;
}

/** The overlay's element: what it says is not the product's. */
export const OVERLAY = "film-overlay";

/** Runs in the page: draws pointer and captions above everything, dialogs included. */
export function installOverlay({ name, font }: { name: string; font: string }): void {
  // The standalone player has no fonts of its own.
  const bytes = Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
  document.fonts.add(new FontFace("Film", bytes, { weight: "200 800" }));
  const style = `
    #${name} { all: unset; position: fixed; inset: 0; width: 100vw; height: 100vh; overflow: hidden;
      pointer-events: none; font-family: "Figtree Variable", sans-serif; }
    #${name} * { position: absolute; box-sizing: border-box; }
    #${name} .strip { left: 0; right: 0; top: 0; height: 69px; background: #21122b;
      border-bottom: 1px solid #4a3157; display: flex; align-items: center; gap: 20px; padding: 0 28px; }
    #${name} .strip > * { position: static; }
    #${name} .strip b { flex: none; width: 42px; height: 42px; border-radius: 50%; background: #ffb238; color: #2a1200;
      display: grid; place-items: center; font-size: 25px;
      font-family: "Bricolage Grotesque Variable", sans-serif; }
    #${name} .strip span { color: #fdf3e7; font-size: 27px; font-weight: 600; }
    #${name} .title { left: 44px; bottom: 34px; color: #fdf3e7; font-size: 34px; font-weight: 700;
      font-family: Film, sans-serif; background: rgb(21 11 28 / 94%); padding: 10px 22px;
      border-radius: 14px; border-left: 6px solid #ffb238; }
    #${name} svg { width: 34px; height: 44px; filter: drop-shadow(0 3px 5px rgb(0 0 0 / 55%)); }
    #${name} i { width: 64px; height: 64px; border: 4px solid #ffb238; border-radius: 50%; }
  `;
  const draw = ({ pointer, caption }: Overlay) => {
    if (!document.body) return;
    let layer = document.getElementById(name);
    if (!layer) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      layer = document.createElement("div");
      layer.id = name;
      layer.popover = "manual";
      layer.setAttribute("aria-hidden", "true");
      document.documentElement.append(layer);
    }
    // What is shown last lies on top: a dialog that has opened would lie above.
    if (layer.matches(":popover-open")) layer.hidePopover();
    layer.showPopover();
    layer.replaceChildren();
    const add = (tag: string, className: string) => {
      const element = document.createElement(tag);
      element.className = className;
      layer.append(element);
      return element;
    };
    if (caption && caption.step !== undefined) {
      const strip = add("div", "strip");
      const number = document.createElement("b");
      const text = document.createElement("span");
      number.textContent = String(caption.step);
      text.textContent = caption.text;
      for (const part of [number, text]) {
        part.style.opacity = String(caption.shown);
        part.style.transform = `translateY(${14 * (1 - caption.shown)}px)`;
      }
      strip.append(number, text);
    } else if (caption && caption.shown > 0) {
      const title = add("div", "title");
      title.textContent = caption.text;
      title.style.opacity = String(caption.shown);
      title.style.transform = `translateX(${-18 * (1 - caption.shown)}px)`;
    }
    if (!pointer) return;
    if (pointer.ring < 1) {
      const ring = add("i", "");
      ring.style.left = `${pointer.x - 32}px`;
      ring.style.top = `${pointer.y - 32}px`;
      ring.style.opacity = String(1 - pointer.ring);
      ring.style.transform = `scale(${0.3 + 0.7 * pointer.ring})`;
    }
    const arrow = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    arrow.setAttribute("viewBox", "0 0 17 22");
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
    shape.setAttribute("d", "M1 1V17.5L5.2 13.7 8 20.4 10.9 19.2 8.1 12.6 13.8 12.4Z");
    shape.setAttribute("fill", "#fff");
    shape.setAttribute("stroke", "#150b1c");
    shape.setAttribute("stroke-width", "1.4");
    arrow.append(shape);
    arrow.style.left = `${pointer.x - 2}px`;
    arrow.style.top = `${pointer.y - 2}px`;
    arrow.style.transformOrigin = "2px 2px";
    if (pointer.down) arrow.style.transform = "scale(0.86)";
    layer.append(arrow);
  };
  globalThis.drawOverlay = draw;
}
