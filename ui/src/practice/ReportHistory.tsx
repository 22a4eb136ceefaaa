"use client";

import { matchNotes, matchSentences, type PracticeReport, progressOf, ratioText } from "@nataraj/sdk/practice";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";

/** Properties of {@link ReportHistory}. */
export interface ReportHistoryProps {
  /** The reports that are kept. */
  reports: readonly PracticeReport[];
  /** A report is to be deleted. */
  onDelete: (report: PracticeReport) => void;
  /** All reports are to be deleted. */
  onDeleteAll: () => void;
  /** The reports are wanted as a file. */
  onDownload: () => void;
  /** The reports are to be printed. */
  onPrint: () => void;
}

/** The reports of a project by lesson: what progress shows, with suggestions; to keep as a file, to print, to delete. */
export function ReportHistory({ reports, onDelete, onDeleteAll, onDownload, onPrint }: ReportHistoryProps) {
  if (reports.length === 0) {
    return <p>There are no reports yet. You get one each time you dance a lesson in front of the camera.</p>;
  }
  return (
    <div className="nj-history">
      <div className="nj-history__actions">
        <Button icon="download" onClick={onDownload}>
          DOWNLOAD AS JSON
        </Button>
        <Button icon="report" onClick={onPrint}>
          PRINT
        </Button>
        <Button icon="trash" variant="danger" onClick={onDeleteAll}>
          DELETE ALL
        </Button>
      </div>
      {progressOf(reports).map(({ lessonID, name, best, gained, reports: taken }) => (
        <section key={lessonID} className="nj-history__lesson">
          <h3>{name}</h3>
          <p>
            Best {ratioText(best)}
            {taken.length > 1 && `, ${gained >= 0 ? "up" : "down"} ${ratioText(Math.abs(gained))} since the first time`}
          </p>
          <ol>
            {taken.map((report) => (
              <li key={report.id}>
                <time dateTime={report.takenAt}>{new Date(report.takenAt).toLocaleString()}</time>
                <meter min={0} max={1} value={report.ratio} aria-label="Matching ratio" />
                <strong>{ratioText(report.ratio)}</strong>
                <IconButton icon="trash" label="Delete this report" onClick={() => onDelete(report)} />
              </li>
            ))}
          </ol>
          <Suggestions report={taken.at(-1)} />
        </section>
      ))}
    </div>
  );
}

/** What to work on after the last practice of a lesson. */
function Suggestions({ report }: { report: PracticeReport | undefined }) {
  const sentences = report?.phrases.flatMap(matchSentences) ?? [];
  const once = new Map(sentences.map((sentence) => [sentence.says, sentence]));
  return (
    <ul>
      {[...once.values()].map(({ says, advice }) => (
        <li key={says}>
          {says} {advice}
        </li>
      ))}
      {[...new Set(report?.phrases.flatMap(matchNotes))].map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
