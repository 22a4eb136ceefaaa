import type { Mark } from "@nataraj/sdk/motion";

/** What is drawn around a style's dancer. */
export function DrawnMarks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ shape: Shape, paint, ...attributes }) => (
    <Shape key={JSON.stringify(attributes)} className={`nj-art__${paint}`} {...attributes} />
  ));
}
