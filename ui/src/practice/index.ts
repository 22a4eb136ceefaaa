/** Practising a dance before one's own camera. Styles: `@nataraj/ui/practice.css`. */

export { Practice, type PracticeProps } from "./Practice.tsx";
export { ReportHistory, type ReportHistoryProps } from "./ReportHistory.tsx";
