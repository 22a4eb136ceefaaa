import { scoreOf } from "@nataraj/sdk/choreography";
import { parseDanceForm } from "@nataraj/sdk/contract";
import { solveDance } from "@nataraj/sdk/motion";
import { type SheetEight, stepSheetOf } from "@nataraj/sdk/practice";
import { Button, ButtonLink, Page, StepSheet, Waiting } from "@nataraj/ui";
import { useEffect, useState } from "react";
import type { Opened } from "../project/OpenedProject.tsx";
import { drawMoves } from "./draw-moves.ts";

interface Sheet {
  eights: readonly SheetEight[];
  /** Addresses of the pictures of moves, by the time at which each begins; all of them once it may be printed. */
  pictures: ReadonlyMap<number, string>;
  isWhole: boolean;
}

/** A project's step sheet: written at once, its pictures drawn here one after the other. */
export function ProjectSheet({ project, playable: { timeline } }: Opened) {
  const { projectID, projectName, danceform, staging } = project;
  const [sheet, setSheet] = useState<Sheet>();
  const [failure, setFailure] = useState<string>();
  const dressed = staging?.cast?.looks?.[0];

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const write = async () => {
      const dance = await solveDance(scoreOf(timeline, parseDanceForm(danceform)[0]), { signal });
      const eights = stepSheetOf(timeline, dance);
      const pictures = new Map<number, string>();
      setSheet({ eights, pictures, isWhole: false });
      await drawMoves({ dance, eights, danceform, dressed, signal }, (start, url) => {
        pictures.set(start, url);
        setSheet({ eights, pictures: new Map(pictures), isWhole: false });
      });
      setSheet({ eights, pictures: new Map(pictures), isWhole: true });
    };
    write().catch((error: Error) => signal.aborted || setFailure(error.message));
    return () => leaving.abort();
  }, [timeline, danceform, dressed]);

  return (
    <Page
      title={`Step sheet: ${projectName}`}
      actions={
        <>
          <Button variant="primary" icon="download" disabled={!sheet?.isWhole} onClick={() => window.print()}>
            PRINT OR SAVE AS PDF
          </Button>
          <ButtonLink icon="play" href={`/project/${projectID}`}>
            BACK TO THE PROJECT
          </ButtonLink>
        </>
      }
    >
      {failure !== undefined && <p role="alert">The step sheet could not be drawn. {failure}</p>}
      {/* From the beginning: the title has its size and its lines before the sheet is there. */}
      <div className="nj-step-sheet">
        {sheet ? (
          <StepSheet
            title={projectName}
            styles={parseDanceForm(danceform)}
            beats={timeline.beats}
            eights={sheet.eights}
            pictures={sheet.pictures}
          />
        ) : (
          failure === undefined && <Waiting text="Writing down the dance..." tall />
        )}
      </div>
    </Page>
  );
}
