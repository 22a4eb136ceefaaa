"use client";

import { buildTimeline, canRetime, type Retiming, retimeStep, type StepPosition, type Timeline } from "@nataraj/sdk";
import { useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import type { PlayerActor } from "../playback/use-player.ts";
import { StepTimeline } from "../timeline/StepTimeline.tsx";
import { EnergySliders } from "./EnergySliders.tsx";
import { MovePreview } from "./MovePreview.tsx";
import { StepTiming } from "./StepTiming.tsx";
import type { EditingActor } from "./use-editing.ts";
import { VariantChoice } from "./VariantChoice.tsx";

export interface TimelineEditorProps {
  /** The player that is shown and controlled. */
  player: PlayerActor;
  /** The editor of the dance. */
  editor: EditingActor;
}

/**
 * The timeline as the surface of the editor: steps are chosen, dragged and made longer by beats, the curve of the energy
 * is bent; beneath it the chosen step's ways of being danced, and a preview of what pointer or focus point to.
 */
export function TimelineEditor({ player, editor }: TimelineEditorProps) {
  const isIdle = useSelector(editor, (snapshot) => snapshot.matches({ mode: "editing" }));
  const { document, timeline, duration, chosen } = useSelector(editor, ({ context }) => context);
  const [pointedAt, setPointedAt] = useState<StepPosition>();
  const isRetimable = isIdle && canRetime(document, timeline);
  const retiming = useMemo(
    () =>
      isRetimable
        ? {
            preview: (wanted: Retiming) => buildTimeline(retimeStep(document, duration, wanted).document, duration),
            commit: (wanted: Retiming) => editor.send({ type: "RETIME", ...wanted }),
          }
        : undefined,
    [isRetimable, document, duration, editor],
  );
  const shown = stepIn(timeline, pointedAt) ?? stepIn(timeline, chosen);
  const step = stepIn(timeline, chosen);
  return (
    <div className="nj-editor-timeline">
      <StepTimeline
        player={player}
        chosen={chosen}
        onChoose={(place) => editor.send({ type: "CHOOSE", place })}
        retiming={retiming}
        onPoint={setPointedAt}
        overEnergy={(scale) => (
          <EnergySliders
            timeline={timeline}
            scale={scale}
            disabled={!isIdle}
            onBend={(beat, energy) => editor.send({ type: "BEND_ENERGY", beat, energy })}
          />
        )}
      />
      <div className="nj-editor-timeline__tools">
        <MovePreview shown={shown} />
        {!step && (
          <p className="nj-editor__hint">
            Drag a step to another beat, or drag the ends of the chosen step to make it longer or shorter. The steps
            beside it get shorter to make room. Drag the points of the curve to make the dance larger or smaller there.
          </p>
        )}
        {chosen && step && isIdle && (
          <div className="nj-editor-timeline__step">
            {isRetimable && (
              <StepTiming
                step={step}
                beats={timeline.beats}
                onRetime={(edge, beats) => editor.send({ type: "RETIME", place: chosen, edge, beats })}
              />
            )}
            <VariantChoice
              step={step}
              onChoose={(variant) => editor.send({ type: "SET_VARIANT", place: chosen, variant })}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** A step with the style of its segment. */
function stepIn({ segments }: Timeline, place: StepPosition | undefined) {
  const segment = segments.find(({ key }) => key === place?.segmentKey);
  const step = place && segment?.steps[place.index];
  return step && { ...step, style: segment?.style };
}
