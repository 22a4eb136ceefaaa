"use client";

import { type Match, matchNotes, matchSentences, type PracticeReport, ratioText } from "@nataraj/sdk/practice";
import { useState } from "react";
import { FigurePair } from "./FigurePair.tsx";

/** Feedback is short: nobody works on more at once. */
const MOST_PHRASES = 8;

export interface PracticeResultProps {
  /** What the practice came to. */
  report: PracticeReport;
}

/**
 * What a practice came to: its matching ratio, and on request what to work on in each phrase, with both bodies at the
 * moments that differ most.
 */
export function PracticeResult({ report }: PracticeResultProps) {
  const [overlaid, setOverlaid] = useState(false);
  const worst = [...report.phrases].sort((a, b) => a.ratio - b.ratio).slice(0, MOST_PHRASES);
  const shown = report.phrases.filter((phrase) => worst.includes(phrase));
  return (
    <section className="nj-result" aria-label="Result">
      <p className="nj-result__ratio">
        Matching ratio <strong>{ratioText(report.ratio)}</strong>
      </p>
      {report.seen < 0.9 && <p>The camera saw you {ratioText(report.seen)} of the time.</p>}
      <details>
        <summary>What to work on</summary>
        <button type="button" className="nj-chip" aria-pressed={overlaid} onClick={() => setOverlaid(!overlaid)}>
          Overlay
        </button>
        {shown.map((phrase, i) => (
          <Phrase key={phrase.start} phrase={phrase} number={i + 1} overlaid={overlaid} />
        ))}
      </details>
    </section>
  );
}

function Phrase({ phrase, number, overlaid }: { phrase: Match; number: number; overlaid: boolean }) {
  const isGood = phrase.findings.length === 0;
  return (
    <div className="nj-result__phrase">
      <h3>
        Phrase {number}: {ratioText(phrase.ratio)}
      </h3>
      <ul>
        {matchSentences(phrase).map(({ says, advice }) => (
          <li key={says}>
            <strong>{says}</strong> {advice}
          </li>
        ))}
        {matchNotes(phrase).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {!isGood && phrase.moments.length > 0 && (
        <div className="nj-result__moments">
          {phrase.moments.map((moment) => (
            <figure key={moment.time}>
              <FigurePair
                person={moment.person}
                dancer={moment.dancer}
                overlaid={overlaid}
                label={overlaid ? "You, drawn over the dancer" : "The dancer on the left, you on the right"}
              />
              <figcaption>{moment.count ? `Count ${moment.count}` : `${moment.danced.toFixed(1)} s`}</figcaption>
            </figure>
          ))}
        </div>
      )}
    </div>
  );
}
