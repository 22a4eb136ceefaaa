import { type DressedLook, LOOKS, type LookId, lookNamed, nameOfLook } from "@nataraj/sdk/looks";

/** Who dances for this person. */
export interface ChosenDancer {
  look: LookId;
  /** Colours of the look, one of its variants. */
  variant: string;
  /** The person's own VRM, which replaces the look. */
  avatar: File | undefined;
  /** Whether nothing was chosen, so that the look is the one that suits the dance. */
  isDefault: boolean;
}

const KEY = "nataraj-dancer";
const listeners = new Set<() => void>();
/** The avatar never leaves the page: it is forgotten with it. */
let avatar: File | undefined;
/** The choice where storage is forbidden. */
let unsaved: string | null = null;
let version = 0;

function stored(): DressedLook | undefined {
  let text: string | null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    text = unsaved;
  }
  return lookNamed(text);
}

function store(text: string | null): void {
  unsaved = text;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // The choice cannot be stored, but it is shown until the page is closed.
  }
}

function notifyListeners(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** The person's choice, else the look that suits the dance. */
export function chosenDancer(defaultLook: LookId): ChosenDancer {
  const choice = stored();
  const { look, variant } = choice ?? { look: defaultLook, variant: LOOKS[defaultLook].variants[0].id };
  return { look, variant, avatar, isDefault: choice === undefined && avatar === undefined };
}

/** Chooses a look in its colours and remembers it in this browser. */
export function chooseLook(look: LookId, variant: string): void {
  avatar = undefined;
  store(nameOfLook({ look, variant }));
  notifyListeners();
}

/** Chooses a person's own avatar until the page is closed. */
export function chooseAvatar(file: File): void {
  avatar = file;
  notifyListeners();
}

/** Forgets every choice, so that each dance has the look of its style again. */
export function forgetDancer(): void {
  avatar = undefined;
  store(null);
  notifyListeners();
}

/** Calls back after every choice, until the returned function is called. */
export function onDancerChosen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A number that changes with every choice. */
export const dancerVersion = (): number => version;
