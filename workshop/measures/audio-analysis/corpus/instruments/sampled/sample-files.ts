// How the notes of a soundfont lie in a folder: 16-bit mono at the corpus's rate, one note after another.

/** General MIDI programs, sound effects left out. */
export const PROGRAMS = Array.from({ length: 112 }, (_, i) => i);
/** Pitches that are sampled; those between are bent from the nearest. */
export const NOTE_PITCHES = Array.from({ length: 16 }, (_, i) => 28 + 4 * i);
/** Seconds of a sampled note. */
export const NOTE_SECONDS = 3;

/** General MIDI 2 drum kits: standard, room, power, electronic, TR-808, jazz, brush, orchestra. */
export const DRUM_KITS = [0, 8, 16, 24, 25, 32, 40, 48];
export const DRUM_STRENGTHS = [70, 115];
/** Keys of the drum channel. */
export const DRUM_KEYS = Array.from({ length: 48 }, (_, i) => 35 + i);
/** Seconds of a sampled stroke. */
export const DRUM_SECONDS = 2;

export const programFile = (program: number) => `program-${program}.s16`;
export const drumFile = (kit: number, strength: number) => `drums-${kit}-${strength}.s16`;
