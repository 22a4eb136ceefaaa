"use client";

import type { TempoCorrection } from "@nataraj/sdk";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { TypedBeats } from "./TypedBeats.tsx";

const CHOICES: readonly { tempo: TempoCorrection; title: string; text: string }[] = [
  {
    tempo: "half",
    title: "Too fast",
    text: "The dancer hurries: count half as fast, so that each move takes twice as long.",
  },
  {
    tempo: "double",
    title: "Too slow",
    text: "The dancer drags: count twice as fast, so that each move takes half as long.",
  },
  {
    tempo: "shift",
    title: "The 1 is on the wrong beat",
    text: "The speed is right, but the moves begin too early or too late: begin one beat later.",
  },
];

export interface BeatsDialogProps {
  /** The tempo is to be corrected. */
  onCorrect: (tempo: TempoCorrection) => void;
  /** It is closed without a choice. */
  onClose: () => void;
}

/** Asks what is wrong with the beats, in a dancer's words. */
export function BeatsDialog({ onCorrect, onClose }: BeatsDialogProps) {
  return (
    <Dialog title="Are the beats wrong?" onDismiss={onClose} actions={<Button onClick={onClose}>cancel</Button>}>
      <p>
        The beats of some songs are hard to hear. Tell us what is wrong, and the whole dance is made again to the right
        beats. The project remembers them.
      </p>
      <ul className="nj-beats">
        {CHOICES.map(({ tempo, title, text }) => (
          <li key={tempo}>
            <button type="button" className="nj-beats__choice" onClick={() => onCorrect(tempo)}>
              <strong>{title}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <TypedBeats onCorrect={onCorrect} />
    </Dialog>
  );
}
