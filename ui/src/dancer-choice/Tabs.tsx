"use client";

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

/** Properties of {@link Tabs}. */
export interface TabsProps {
  /** What is chosen between, in words. */
  label: string;
  /** Each with its name and what it shows. */
  tabs: readonly { name: string; panel: ReactNode }[];
}

/** How far a key goes among the tabs. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Several panels in one place, one of which is shown. Arrow keys, Home and End choose among the tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);

  const onKeyDown = (event: KeyboardEvent) => {
    const isMirrored = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = (STEPS[event.key] ?? 0) * (isMirrored ? -1 : 1);
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? tabs.length - 1 : (shown + step + tabs.length) % tabs.length;
    if (next === shown) return;
    event.preventDefault();
    setShown(next);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };

  return (
    <div className="nj-tabs">
      <div ref={list} role="tablist" aria-label={label} className="nj-tabs__list" onKeyDown={onKeyDown}>
        {tabs.map(({ name }, i) => (
          <button
            key={name}
            id={`${id}-tab-${i}`}
            type="button"
            role="tab"
            className="nj-tabs__tab"
            aria-selected={i === shown}
            aria-controls={`${id}-panel-${i}`}
            tabIndex={i === shown ? 0 : -1}
            onClick={() => setShown(i)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }, i) => (
        <div
          key={name}
          id={`${id}-panel-${i}`}
          role="tabpanel"
          className="nj-tabs__panel"
          aria-labelledby={`${id}-tab-${i}`}
          hidden={i !== shown}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
