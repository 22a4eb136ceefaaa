/**
 * Practising a dance before one's own camera. Styles: `@nataraj/ui/practice.css`.
 * @example
 * ```tsx
 * import type { PracticeReport } from "@nataraj/sdk/practice";
 * import { ReportHistory } from "@nataraj/ui/practice";
 *
 * export const History = ({ reports }: { reports: readonly PracticeReport[] }) => (
 *   <ReportHistory
 *     reports={reports}
 *     onDelete={({ takenAt }) => console.log(takenAt)}
 *     onDeleteAll={() => console.log("all")}
 *     onDownload={() => console.log("download")}
 *     onPrint={() => print()}
 *   />
 * );
 * ```
 */

export { Practice, type PracticeProps } from "./Practice.tsx";
export { ReportHistory, type ReportHistoryProps } from "./ReportHistory.tsx";
export { StepSheet, type StepSheetProps } from "./StepSheet.tsx";
