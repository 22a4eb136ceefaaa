import type { Drawing } from "@nataraj/sdk/motion";

export interface DancerDrawingProps {
  /** Where the limbs are. */
  drawing: Pick<Drawing, "head" | "arms" | "legs">;
}

/** A dancer in one colour: limbs as round strokes that grow thinner, the body as one shape between their roots. */
export function DancerDrawing({ drawing: { head, arms, legs } }: DancerDrawingProps) {
  const [[shoulderAX, shoulderAY], [shoulderBX, shoulderBY]] = arms;
  const [[hipAX, hipAY], [hipBX, hipBY]] = legs;
  const neck = `${(shoulderAX + shoulderBX) / 2} ${(shoulderAY + shoulderBY) / 2}`;
  return (
    <g className="nj-art__dancer" strokeLinecap="round" strokeLinejoin="round">
      {legs.map(([hipX, hipY, kneeX, kneeY, heelX, heelY, toeX, toeY]) => (
        <g key={`${kneeX} ${kneeY}`} fill="none">
          <path d={`M${hipX} ${hipY}L${kneeX} ${kneeY}`} strokeWidth={15} />
          <path d={`M${kneeX} ${kneeY}L${heelX} ${heelY}`} strokeWidth={11} />
          <path d={`M${heelX} ${heelY}L${toeX} ${toeY}`} strokeWidth={8} />
        </g>
      ))}
      {arms.map(([shoulderX, shoulderY, elbowX, elbowY, handX, handY]) => (
        <g key={`${elbowX} ${elbowY}`} fill="none">
          <path d={`M${shoulderX} ${shoulderY}L${elbowX} ${elbowY}`} strokeWidth={11} />
          <path d={`M${elbowX} ${elbowY}L${handX} ${handY}`} strokeWidth={8} />
          <circle cx={handX} cy={handY} r={1.5} strokeWidth={8} />
        </g>
      ))}
      <path
        d={`M${shoulderAX} ${shoulderAY}L${shoulderBX} ${shoulderBY}L${hipBX} ${hipBY}L${hipAX} ${hipAY}Z`}
        strokeWidth={12}
        className="nj-art__body"
      />
      <path d={`M${neck}L${head[0]} ${head[1]}`} strokeWidth={9} fill="none" />
      <circle cx={head[0]} cy={head[1]} r={13} className="nj-art__body" />
    </g>
  );
}
