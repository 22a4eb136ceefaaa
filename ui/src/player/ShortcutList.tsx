import { SHORTCUTS } from "./shortcuts.ts";

/** The keyboard shortcuts, as '?' lists them. */
export function ShortcutList() {
  return (
    <dl className="nj-shortcuts">
      {SHORTCUTS.map(({ shown, does }) => (
        <div key={shown}>
          <dt>
            <kbd>{shown}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
