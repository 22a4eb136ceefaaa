import type { DrawnPose, Point } from "./poses.ts";

const at = ([x, y]: Point) => `${x} ${y}`;
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

export interface DancerDrawingProps {
  /** Where the limbs are. */
  pose: DrawnPose;
}

/** A dancer in one colour: limbs as round strokes that grow thinner, the body as one shape between their roots. */
export function DancerDrawing({ pose }: DancerDrawingProps) {
  const [[shoulderA], [shoulderB]] = pose.arms;
  const [[hipA], [hipB]] = pose.legs;
  const neck = middle(shoulderA, shoulderB);
  return (
    <g className="nj-art__dancer" strokeLinecap="round" strokeLinejoin="round">
      {pose.legs.map(([hip, knee, heel, toe]) => (
        <g key={at(knee)} fill="none">
          <path d={`M${at(hip)}L${at(knee)}`} strokeWidth={15} />
          <path d={`M${at(knee)}L${at(heel)}`} strokeWidth={11} />
          <path d={`M${at(heel)}L${at(toe)}`} strokeWidth={8} />
        </g>
      ))}
      {pose.arms.map(([shoulder, elbow, hand]) => (
        <g key={at(elbow)} fill="none">
          <path d={`M${at(shoulder)}L${at(elbow)}`} strokeWidth={11} />
          <path d={`M${at(elbow)}L${at(hand)}`} strokeWidth={8} />
          <circle cx={hand[0]} cy={hand[1]} r={1.5} strokeWidth={8} />
        </g>
      ))}
      <path
        d={`M${at(shoulderA)}L${at(shoulderB)}L${at(hipB)}L${at(hipA)}Z`}
        strokeWidth={12}
        className="nj-art__body"
      />
      <path d={`M${at(neck)}L${at(pose.head)}`} strokeWidth={9} fill="none" />
      <circle cx={pose.head[0]} cy={pose.head[1]} r={13} className="nj-art__body" />
    </g>
  );
}
