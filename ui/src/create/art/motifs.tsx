import type { DanceStyle } from "@nataraj/sdk/contract";
import type { ReactNode } from "react";

/** Whole numbers from 0. */
const count = (length: number) => Array.from({ length }, (_, index) => index);
/** A point on a circle around the middle of the stage; turns from the top, clockwise. */
const around = (turn: number, radius: number, x = 100, y = 100) =>
  `${(x + radius * Math.sin(2 * Math.PI * turn)).toFixed(1)} ${(y - radius * Math.cos(2 * Math.PI * turn)).toFixed(1)}`;

/** Behind the dancer and before it: what makes a style's picture its own. */
export interface Motif {
  behind: ReactNode;
  before: ReactNode;
}

/** Slanted strokes of a spray can; a cap. */
const hipHop: Motif = {
  behind: count(6).map((line) => (
    <path
      key={line}
      d={`M${-20 + line * 38} 210L${40 + line * 38} -10`}
      className={line % 2 ? "nj-art__rose" : "nj-art__accent"}
      strokeWidth={line % 3 === 0 ? 14 : 5}
      opacity={0.5}
    />
  )),
  before: <path d="M73 50Q74 36 89 36Q103 37 103 50L104 51L58 54Q60 47 73 50Z" className="nj-art__fill-rose" />,
};

/** Paper that flies. */
const freestyle: Motif = {
  behind: (
    <>
      <ellipse cx="100" cy="186" rx="46" ry="6" className="nj-art__fill-line" />
      {count(26).map((piece) => {
        // The golden angle spreads them evenly.
        const turn = piece * 0.381966;
        const [x, y] = around(turn, 30 + piece * 3.1, 100, 92).split(" ");
        const colour = ["accent", "rose", "teal"][piece % 3];
        return (
          <rect
            key={piece}
            x={x}
            y={y}
            width={9}
            height={5}
            rx={1.5}
            className={`nj-art__fill-${colour}`}
            transform={`rotate(${(turn * 720) % 360} ${x} ${y})`}
          />
        );
      })}
    </>
  ),
  before: null,
};

/** The arch of flames behind a temple dancer; a pleated fan between the knees. */
const indianClassical: Motif = {
  behind: (
    <>
      <circle cx="100" cy="104" r="80" className="nj-art__accent" strokeWidth={2.5} />
      {count(19).map((flame) => {
        const turn = -0.36 + flame * 0.04;
        return (
          <path
            key={flame}
            d={`M${around(turn - 0.012, 82, 100, 104)}L${around(turn, 95, 100, 104)}L${around(turn + 0.012, 82, 100, 104)}Z`}
            className="nj-art__fill-accent"
          />
        );
      })}
    </>
  ),
  before: (
    <>
      <path d="M92 116L108 116L146 142Q100 168 54 142Z" className="nj-art__fill-rose" />
      {count(5).map((fold) => (
        <path
          key={fold}
          d={`M100 118L${66 + fold * 17} ${150 + (fold === 2 ? 5 : fold % 2 ? 3 : 0)}`}
          className="nj-art__accent"
          strokeWidth={2}
        />
      ))}
      <circle cx="100" cy="33" r="7" className="nj-art__fill-accent" />
    </>
  ),
};

/** The moon of the white act; a skirt of tulle. */
const ballet: Motif = {
  behind: (
    <>
      <circle cx="118" cy="84" r="70" className="nj-art__fill-teal" opacity={0.3} />
      <circle cx="118" cy="84" r="52" className="nj-art__fill-teal" opacity={0.3} />
    </>
  ),
  before: (
    <>
      <g transform="rotate(-20 100 106)">
        <ellipse cx="102" cy="106" rx="44" ry="11" className="nj-art__fill-rose" opacity={0.75} />
        <ellipse cx="102" cy="103" rx="34" ry="7" className="nj-art__fill-rose" />
      </g>
      <circle cx="86" cy="37" r="6" className="nj-art__fill-dancer" />
    </>
  ),
};

/** Cloth in the wind. */
const contemporary: Motif = {
  behind: count(5).map((ribbon) => (
    <path
      key={ribbon}
      d={`M-10 ${60 + ribbon * 24}C50 ${10 + ribbon * 26} 90 ${150 + ribbon * 8} 140 ${80 + ribbon * 18}S210 ${40 + ribbon * 22} 220 ${70 + ribbon * 20}`}
      className={ribbon % 2 ? "nj-art__teal" : "nj-art__rose"}
      strokeWidth={2 + ribbon * 2.4}
      opacity={0.5}
    />
  )),
  before: <path d="M172 38C150 8 110 40 66 40" className="nj-art__accent" strokeWidth={3} />,
};

/** A sun that turns; a skirt that opens. */
const salsa: Motif = {
  behind: count(16).map((ray) => (
    <path
      key={ray}
      d={`M${around(ray / 16, 40, 106, 92)}Q${around(ray / 16 + 0.05, 70, 106, 92)} ${around(ray / 16 + 0.02, 96, 106, 92)}`}
      className={ray % 2 ? "nj-art__rose" : "nj-art__accent"}
      strokeWidth={7}
      opacity={0.55}
    />
  )),
  before: (
    <>
      <path
        d="M90 100Q104 106 114 98Q160 106 182 148Q160 142 150 154Q136 144 122 156Q106 146 92 152Q78 142 60 146Q84 128 90 100Z"
        className="nj-art__fill-rose"
      />
      <path
        d="M182 148Q160 142 150 154Q136 144 122 156Q106 146 92 152Q78 142 60 146"
        className="nj-art__accent"
        strokeWidth={4}
      />
      <circle cx="101" cy="38" r="6" className="nj-art__fill-accent" />
    </>
  ),
};

/** The floor of cardboard, and the turn. */
const breakdancing: Motif = {
  behind: (
    <>
      <path d="M14 176L64 160H186L166 192H-4Z" className="nj-art__fill-line" />
      {count(3).map((ring) => (
        <path
          key={ring}
          d={`M${around(0.1, 54 + ring * 18, 106, 96)}A${54 + ring * 18} ${54 + ring * 18} 0 0 1 ${around(0.34 + ring * 0.04, 54 + ring * 18, 106, 96)}M${around(0.6, 54 + ring * 18, 106, 96)}A${54 + ring * 18} ${54 + ring * 18} 0 0 1 ${around(0.84 + ring * 0.04, 54 + ring * 18, 106, 96)}`}
          className={["nj-art__accent", "nj-art__teal", "nj-art__rose"][ring]}
          strokeWidth={6 - ring}
          opacity={0.8}
        />
      ))}
    </>
  ),
  before: <path d="M60 141Q72 150 84 139" className="nj-art__rose" strokeWidth={6} />,
};

/** The rays of a theatre of 1930; a hat and a band. */
const jazz: Motif = {
  behind: count(11).map((ray) => (
    <path
      key={ray}
      d={`M100 196L${around(-0.25 + ray * 0.05 - 0.011, 210, 100, 196)}L${around(-0.25 + ray * 0.05 + 0.011, 210, 100, 196)}Z`}
      className={ray % 2 ? "nj-art__fill-teal" : "nj-art__fill-accent"}
      opacity={0.45}
    />
  )),
  before: (
    <>
      <path d="M58 45L104 37" className="nj-art__dancer" strokeWidth={6} strokeLinecap="round" />
      <path d="M68 42L71 26Q80 30 90 22L94 38Z" className="nj-art__fill-dancer" />
      <path d="M69 40L93 36" className="nj-art__accent" strokeWidth={4} />
      {[...count(4)].map((finger) => (
        <path
          key={finger}
          d={`M${around(-0.16 + finger * 0.07, 5, 28, 42)}L${around(-0.16 + finger * 0.07, 15, 28, 42)}`}
          className="nj-art__accent"
          strokeWidth={3}
        />
      ))}
    </>
  ),
};

export const MOTIFS: Record<DanceStyle, Motif> = {
  "Hip Hop": hipHop,
  Freestyle: freestyle,
  "Indian Classical": indianClassical,
  Ballet: ballet,
  Contemporary: contemporary,
  Salsa: salsa,
  Breakdancing: breakdancing,
  "Jazz Dance": jazz,
};
