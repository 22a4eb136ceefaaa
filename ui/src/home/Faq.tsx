import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

/** A question with its answer. */
export interface Question {
  /** Fragment of the address that leads to it. */
  id: string;
  question: string;
  answer: ReactNode;
}

/** Properties of {@link Faq}. */
export interface FaqProps {
  /** Questions with their answers. */
  questions: readonly Question[];
  /** The question that the address leads to: it is open from the start. */
  open?: string;
}

/** Questions that unfold their answers. */
export function Faq({ questions, open }: FaqProps) {
  return (
    <div className="nj-faq">
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} id={id} open={open ? open === id : index === 0}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <div>{answer}</div>
        </details>
      ))}
    </div>
  );
}
