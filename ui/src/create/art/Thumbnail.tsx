import type { ReactNode } from "react";

const count = (length: number) => Array.from({ length }, (_, index) => index);

/** A marigold from above: rings of petals that open outwards. */
const marigold = count(4).flatMap((ring) =>
  count(20 - ring * 4).map((petal) => {
    const petals = 20 - ring * 4;
    return (
      <ellipse
        key={`${ring}-${petal}`}
        cx="100"
        cy={100 - (78 - ring * 18)}
        rx={13 - ring * 1.5}
        ry={22 - ring * 3}
        className={ring % 2 ? "nj-art__fill-rose" : "nj-art__fill-accent"}
        opacity={0.55 + ring * 0.12}
        transform={`rotate(${(petal / petals) * 360 + ring * 11} 100 100)`}
      />
    );
  }),
);

/** Sound that leaves a drum. */
const rings = count(9).map((ring) => (
  <circle
    key={ring}
    cx={62 + ring * 4}
    cy={138 - ring * 4}
    r={8 + ring * 15}
    className={["nj-art__teal", "nj-art__accent", "nj-art__rose"][ring % 3]}
    strokeWidth={7 - ring * 0.5}
    opacity={1 - ring * 0.07}
  />
));

/** Hills of one melody, repeated until it is a landscape. */
const hills = count(7).map((line) => {
  const points = count(43).map((step) => {
    const x = step * 5 - 5;
    const y = 60 + line * 20 - 30 * Math.exp(-(((x - 60 - line * 12) / 32) ** 2)) * Math.cos(step * 0.55 + line);
    return `${x} ${y.toFixed(1)}`;
  });
  return (
    <path
      key={line}
      d={`M${points.join("L")}V210H-5Z`}
      className={`nj-art__hill ${["nj-art__rose", "nj-art__accent", "nj-art__teal"][line % 3]}`}
      strokeWidth={4}
    />
  );
});

/** Bars of light on a stage. */
const lights = count(10).map((bar) => {
  const tall = 40 + 105 * Math.abs(Math.sin(bar * 1.9 + 0.6));
  return (
    <rect
      key={bar}
      x={14 + bar * 17.5}
      y={178 - tall}
      width={11}
      height={tall}
      rx={5.5}
      className={["nj-art__fill-accent", "nj-art__fill-rose", "nj-art__fill-teal"][(bar * 2) % 3]}
    />
  );
});

/** A curve of Lissajous, 5 to 4, closed in itself. */
const kolamLine = `M${count(160)
  .map((step) => {
    const turn = (step / 160) * 2 * Math.PI;
    return `${(100 + 80 * Math.sin(4 * turn)).toFixed(1)} ${(100 + 80 * Math.sin(5 * turn)).toFixed(1)}`;
  })
  .join("L")}Z`;

/** A kolam: one line that winds around dots, as drawn at doorsteps. */
const kolam = (
  <>
    {count(25).map((dot) => (
      <circle
        key={dot}
        cx={36 + (dot % 5) * 32}
        cy={36 + Math.floor(dot / 5) * 32}
        r={4}
        className="nj-art__fill-accent"
      />
    ))}
    <path d={kolamLine} className="nj-art__rose" strokeWidth={4} strokeLinejoin="round" />
  </>
);

const PICTURES: readonly ReactNode[] = [marigold, rings, hills, lights, kolam];

/** Properties of {@link Thumbnail}. */
export interface ThumbnailProps {
  /** Which of them, from 0; the create flow draws lots. */
  picture: number;
}

/** One of the pictures for chosen music, `THUMBNAIL_COUNT` of the sdk. Decoration; the file's name stands beside it. */
export function Thumbnail({ picture }: ThumbnailProps) {
  return (
    <svg
      className="nj-art nj-art--thumbnail"
      viewBox="0 0 200 200"
      aria-hidden="true"
      focusable="false"
      fill="none"
      data-picture={picture}
    >
      {PICTURES[picture] ?? PICTURES[0]}
    </svg>
  );
}
