import type { PracticeReport } from "@nataraj/sdk/practice";
import { ReportHistory, useDialogs } from "@nataraj/ui";
import { useCallback, useEffect, useState } from "react";
import { reportStore } from "../../practice/report-store.ts";

export interface OwnReportsProps {
  uid: string;
  projectID: string;
  projectName: string;
  /** The report that was kept last: the list is read again for another one. */
  latest: PracticeReport | undefined;
}

/** What this browser keeps of a person's practice of a project. */
export function OwnReports({ uid, projectID, projectName, latest }: OwnReportsProps) {
  const dialogs = useDialogs();
  const [reports, setReports] = useState<readonly PracticeReport[]>();
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => {
    reportStore.list(uid, projectID).then(setReports, () => setFailed(true));
  }, [uid, projectID]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report is what the list is read again for.
  useEffect(read, [read, latest]);

  const change = (what: Promise<void>) => void what.then(read, () => setFailed(true));
  const deleteAll = async () => {
    const isSure = await dialogs.confirm({
      title: "Delete all reports",
      text: "All reports of this dance are deleted from this browser.",
    });
    if (isSure) change(reportStore.deleteProject(uid, projectID));
  };
  if (failed) return <p role="alert">Reports cannot be saved in this browser. Its storage is full or blocked.</p>;
  if (!reports) return null;
  return (
    <ReportHistory
      reports={reports}
      onDelete={(report) => change(reportStore.delete(uid, report))}
      onDeleteAll={() => void deleteAll()}
      onDownload={() => download(reports, projectName)}
      onPrint={() => window.print()}
    />
  );
}

/** Saves reports as a file, which never leaves the device. */
function download(reports: readonly PracticeReport[], projectName: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(reports, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: `${projectName} practice.json` });
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
