import type { LyricWord } from "../../analysis.ts";
import { isHallucinated } from "../hallucination.ts";
import { withoutLoop } from "./without-loop.ts";

/** What Whisper has written of a window. */
export interface Writing {
  /** In the window's time. */
  words: readonly LyricWord[];
  /** Mean log-probability of its tokens. */
  confidence: number;
  /** Probability that nobody sings in the window. */
  silence: number;
  /** The text had begun to repeat itself, and was ended. */
  isLooping: boolean;
}

/**
 * What is to be made of a writing: it is `sure`; nobody sings, so it is `empty`; it is `doubtful`, to be kept where
 * nothing better is found; or it is `refused`.
 */
export type Verdict = "sure" | "empty" | "doubtful" | "refused";

/** A window is silent with a higher probability, if its words are guessed as well (Radford et al. 2022, section 4.5). */
const SILENT = 0.6;
/** What is written with a lower mean log-probability was guessed; there too. Noise and tones give −1.6 to −3.7, words −0.3 to −0.5. */
const GUESSED = -1;
/** Down to this, words that were guessed are more often right than wrong. */
const DOUBTFUL = -1.3;

/** Judges a writing by its log-probability, its silence and its repetitions. */
export function judge({ words, confidence, silence, isLooping }: Writing): Verdict {
  const isGuessed = confidence < GUESSED;
  if (words.length === 0 || (silence > SILENT && isGuessed)) return "empty";
  if (confidence < DOUBTFUL) return "refused";
  const isMadeUp = isHallucinated(words.map(({ text }) => text).join(""));
  if (isLooping || isMadeUp) return keptWords({ words, isLooping }).length > 0 ? "doubtful" : "refused";
  return isGuessed ? "doubtful" : "sure";
}

/** The words of a writing that can be kept: those before it began to repeat itself; none where it was made up. */
export function keptWords({ words, isLooping }: Pick<Writing, "words" | "isLooping">): readonly LyricWord[] {
  const kept = isLooping ? withoutLoop([...words]) : words;
  return isHallucinated(kept.map(({ text }) => text).join("")) ? [] : kept;
}
