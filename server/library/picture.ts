import type { LibrarySong } from "./songs/song.ts";
import { noise } from "./synthesis/signal.ts";

/** A song's picture as SVG: petals as many as beats in eight bars, swung by its own name's noise. */
export function pictureOf({ file, colours: [light, dark], tempo }: LibrarySong): string {
  const random = noise([...file].reduce((sum, char) => sum * 31 + (char.codePointAt(0) as number), 7));
  const petals = 8 + Math.round(tempo / 12);
  const shapes = Array.from({ length: petals }, (_, i) => {
    const turn = (360 * i) / petals;
    const length = 92 + 46 * Math.abs(random());
    const width = 12 + 12 * Math.abs(random());
    const opacity = (0.35 + 0.5 * Math.abs(random())).toFixed(2);
    return `<ellipse cx="200" cy="${200 - length / 2 - 26}" rx="${width.toFixed(1)}" ry="${(length / 2).toFixed(1)}" transform="rotate(${turn.toFixed(2)} 200 200)" opacity="${opacity}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
<defs><radialGradient id="g" cx="50%" cy="35%" r="85%"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="#150b1c"/></radialGradient></defs>
<rect width="400" height="400" fill="url(#g)"/>
<g fill="${light}">${shapes.join("")}</g>
<circle cx="200" cy="200" r="20" fill="${light}"/><circle cx="200" cy="200" r="9" fill="${dark}"/>
</svg>
`;
}
