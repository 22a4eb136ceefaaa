import { type PlayerRequest, RATE_LIMITS } from "@nataraj/sdk";

/** The speeds that the player offers. */
export const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** What a shortcut may depend on. */
export interface ShortcutState {
  /** Seconds. */
  time: number;
  rate: number;
  muted: boolean;
  mirrored: boolean;
}

/** What a shortcut asks for: of the player, or of the page around it. */
export type ShortcutAction = PlayerRequest | { type: "fullscreen" } | { type: "help" };

const seekBy =
  (seconds: number) =>
  ({ time }: ShortcutState): ShortcutAction => ({ type: "SEEK", time: Math.max(0, time + seconds) });

const faster = ({ rate }: ShortcutState): ShortcutAction => ({
  type: "SET_RATE",
  rate: RATES.find((other) => other > rate) ?? RATE_LIMITS[1],
});
const slower = ({ rate }: ShortcutState): ShortcutAction => ({
  type: "SET_RATE",
  rate: RATES.findLast((other) => other < rate) ?? RATE_LIMITS[0],
});

/** Every shortcut: its keys, as `KeyboardEvent.key` has them, what it does in words, and what it asks for. */
export const SHORTCUTS: readonly {
  keys: readonly string[];
  shown: string;
  does: string;
  ask: (state: ShortcutState) => ShortcutAction;
}[] = [
  { keys: ["k", " "], shown: "k or space", does: "Play or pause", ask: () => ({ type: "TOGGLE" }) },
  { keys: ["ArrowLeft"], shown: "←", does: "5 seconds back", ask: seekBy(-5) },
  { keys: ["ArrowRight"], shown: "→", does: "5 seconds forward", ask: seekBy(5) },
  { keys: ["j"], shown: "j", does: "10 seconds back", ask: seekBy(-10) },
  { keys: ["l"], shown: "l", does: "10 seconds forward", ask: seekBy(10) },
  { keys: ["m"], shown: "m", does: "Mute or unmute", ask: ({ muted }) => ({ type: "SET_MUTED", muted: !muted }) },
  { keys: ["f"], shown: "f", does: "Full screen", ask: () => ({ type: "fullscreen" }) },
  { keys: ["<"], shown: "<", does: "Slower", ask: slower },
  { keys: [">"], shown: ">", does: "Faster", ask: faster },
  { keys: ["?"], shown: "?", does: "Show this list", ask: () => ({ type: "help" }) },
];

/** What is pressed: a `KeyboardEvent` fits. */
export type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented" | "target">;

const TYPING =
  "input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

/** Whether the press belongs to what it was pressed in: someone types there, or works a control or a dialog. */
function isTaken({ key, target }: Press): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${TYPING}, dialog`)) return true;
  if (key === " ") return target.closest("button, a, summary, input, [role=slider]") !== null;
  return key.startsWith("Arrow") && target.closest("input, [role=slider], [role=radiogroup], [role=listbox]") !== null;
}

/** What a press asks for; undefined when it is no shortcut, or when someone is typing. */
export function shortcutOf(press: Press, state: ShortcutState): ShortcutAction | undefined {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || isTaken(press)) return undefined;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return SHORTCUTS.find(({ keys }) => keys.includes(key))?.ask(state);
}
