import { FIGURE_LINES, type Figure } from "@nataraj/sdk/practice";

export interface FigurePairProps {
  /** The person's pose. */
  person: Figure;
  /** The dancer's pose at that moment. */
  dancer: Figure;
  /** Over each other instead of side by side. */
  overlaid: boolean;
  /** What they show, in words. */
  label: string;
}

/** Metres that a figure may take to either side of its hips, above and below them. */
const HALF_WIDTH = 0.95;
const HEIGHT = { above: 1.15, below: 1.05 };

/** The body of the person beside the dancer's, or over it, as in a mirror: the left of both is on the left. */
export function FigurePair({ person, dancer, overlaid, label }: FigurePairProps) {
  const offset = overlaid ? 0 : HALF_WIDTH;
  const half = overlaid ? HALF_WIDTH : 2 * HALF_WIDTH;
  return (
    <svg
      className="nj-figures"
      role="img"
      aria-label={label}
      viewBox={`${-half} ${-HEIGHT.above} ${2 * half} ${HEIGHT.above + HEIGHT.below}`}
    >
      <Lines figure={dancer} offset={-offset} className="nj-figures__dancer" />
      <Lines figure={person} offset={offset} className="nj-figures__person" />
    </svg>
  );
}

function Lines({ figure, offset, className }: { figure: Figure; offset: number; className: string }) {
  const at = (joint: number) => {
    const [x, y] = figure[joint] ?? [0, 0];
    return [offset - x, y] as const;
  };
  const [headX, headY] = at(0);
  return (
    <g className={className}>
      <circle cx={headX} cy={headY} r={0.1} />
      {FIGURE_LINES.map(({ from, to }) => {
        const [x1, y1] = at(from);
        const [x2, y2] = at(to);
        return <line key={`${from} ${to}`} x1={x1} y1={y1} x2={x2} y2={y2} />;
      })}
    </g>
  );
}
