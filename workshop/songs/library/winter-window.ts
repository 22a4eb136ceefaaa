import { arpeggio, bassLine, comp, hold } from "../composition/accompaniment.ts";
import { playBuilds } from "../composition/build.ts";
import { chordsOf } from "../composition/harmony.ts";
import { melody, moved } from "../composition/melody.ts";
import { Score } from "../composition/score.ts";
import { secondVoice } from "../composition/second-voice.ts";
import type { Mix } from "../mixing/mix.ts";
import { cymbal, kick, snare } from "../synthesis/drum-kit.ts";
import { musicBox, piano } from "../synthesis/keys.ts";
import { plucked } from "../synthesis/plucked.ts";
import { strings } from "../synthesis/synths.ts";
import { lineAt, singInto } from "../voice/choir.ts";
import { LEAD_VOICE } from "../voice/lead-voice.ts";
import { ALTO, TENOR } from "../voice/singer.ts";
import type { SungLine } from "../voice/sung-line.ts";
import { ARTIST, type LibrarySong } from "./song.ts";

const TEMPO = 126;
const BARS = 51;
const BUILDS = [{ from: 114, to: 120 }];
const G_MAJOR = [7, 9, 11, 0, 2, 4, 6];

const VERSE = [
  ["Snow on the window and light on the floor", "G4 A4 B4 | D4 E4 G4 | A4 B4 A4 | F#4/2 -"],
  ["Somebody's waiting outside of the door", "E4 G4 A4 | B4 A4 G4 | E4 F#4 G4 | A4/2 -"],
  ["Wind in the chimney is humming a tune", "B4 A4 G4 | B4 A4 F#4 | G4 F#4 E4 | Eb4/2 -"],
  ["Dance with me under the slow winter moon", "D4 G4 B4 | A4 G4 A4 | B4 A4 G4 | A4/2 -"],
] as const;
const CHORUS = [
  ["Turn, turn, turn with the falling snow", "C5/3 | A4 B4 A4/.5 G4/.5 | A4/2 F#4 | G4/2 -"],
  ["We have no hurry and nowhere to go", "E4 G4 A4 | A4 F#4 G4 | B4 A4 G4 | B4/2 -"],
  ["Stay in my arms till the morning is near", "C5 B4 A4 | C5 B4 G4 | G4 A4 B4 | E5/2 -"],
  ["Winter is warm when you hold me here", "C5 B4 A4 | A4 F#4 A4 | B4/2 A4 | G4/2 -"],
] as const;

const INTRO_CHORDS = "G | G/B | Cmaj7 | D7sus4";
const VERSE_CHORDS = "G | G/B | Cmaj7 | D7sus4 | Em | Bm7 | Am7 | D7 | G | B7 | Em | Cm6 | G/D | A7 | D7sus4 | D7";
const CHORUS_CHORDS = "C | D | Bm7 | Em | Am7 | D7 | G | G7 | C | Cm6 | G/B | E7 | Am7 | D7 | G | G7";
const BREAK_CHORDS = "Em | Em/D | Cmaj7 | D7";
const SNOW = melody("B5/2 D6 | D6/2 B5 | G5/2 B5 | A5/3", 3);

/** A waltz for piano, strings and a music box: for Ballet and Contemporary. */
export const winterWindow: LibrarySong = {
  file: "winter-window",
  title: "Winter Window",
  artist: ARTIST,
  languages: ["eng"],
  duration: (BARS * 3 * 60) / TEMPO + 2.4,
  tempo: TEMPO,
  meter: 3,
  key: "G",
  styles: ["Ballet", "Contemporary", "Jazz Dance"],
  sections: [
    { name: "intro", beat: 0, level: 5 },
    { name: "verse", beat: 12 },
    { name: "chorus", beat: 60 },
    { name: "break", beat: 108, level: 4 },
    { name: "build", beat: 114, level: 3 },
    { name: "chorus", beat: 120 },
    { name: "end", beat: 144 },
  ],
  events: {
    strikes: [60, 120, 144],
    stops: [{ from: 58, to: 60, isSung: true }],
    builds: BUILDS,
  },
  mix: { echo: (60 / TEMPO) * 1, underVoice: 5, hall: { seconds: 3, size: 1.1, preDelay: 0.03, damping: 4200 } },
  write(mix) {
    const score = new Score({ tempo: TEMPO });
    playStrings(mix, score);
    playDrums(mix, score);
    return singAll(mix, score);
  },
};

function playStrings(mix: Mix, score: Score): void {
  const meter = 3;
  const grand = mix.track("piano", {
    gain: 0.34,
    room: 0.15,
    hall: 0.2,
    lowCut: 45,
    duck: { by: "voice", decibels: 4 },
  });
  const hammers = { score, track: grand, instrument: piano(), meter, low: 43 };
  const last = "G | G";
  const parts = [
    [INTRO_CHORDS, 0, 0.35],
    [VERSE_CHORDS, 12, 0.5],
    [CHORUS_CHORDS, 60, 0.8],
    [BREAK_CHORDS, 108, 0.4],
    [CHORUS_CHORDS.split("|").slice(8).join("|"), 120, 0.95],
  ] as const;
  for (const [chords, from, velocity] of parts) {
    bassLine({ ...hammers, low: 36, velocity }, chordsOf(chords), from, from >= 60 && from < 108 ? "R/2 5/1" : "R/3");
    comp({ ...hammers, low: 57, pan: -0.15, gain: velocity * 0.8 }, chordsOf(chords), from, ".76", 1, {
      beats: 0.9,
      strum: 9,
    });
  }
  hold({ ...hammers, low: 55, velocity: 0.6 }, chordsOf(last), 144, 0.4);
  bassLine({ ...hammers, low: 31, velocity: 0.6 }, chordsOf("G"), 144, "R/6");
  const harp = mix.track("harp", {
    gain: 0.24,
    duck: { by: "voice", decibels: 3 },
    hall: 0.35,
    lowCut: 180,
    wide: 0.3,
  });
  const gut = {
    score,
    track: harp,
    instrument: plucked({ brightness: 0.35, ring: 4, body: [240, 0.3] }),
    meter,
    low: 67,
    pan: 0.35,
  };
  arpeggio({ ...gut, velocity: 0.5 }, chordsOf(CHORUS_CHORDS), 60, "0 1 2 3 2 1", 0.5, 1.5);
  arpeggio({ ...gut, velocity: 0.7 }, chordsOf(parts[4][0]), 120, "0 1 2 3 4 5", 0.5, 1.5);
  score.play(harp, gut.instrument, melody("G4/.2 B4/.2 D5/.2 G5/.2 B5/.2 D6/2"), 145, { velocity: 0.6, pan: 0.3 });
  const section = mix.track("strings", { gain: 0.2, hall: 0.5, lowCut: 150, duck: { by: "voice", decibels: 6 } });
  const bow = { score, track: section, instrument: strings(2700), meter, low: 55 };
  hold({ ...bow, velocity: 0.3 }, chordsOf(VERSE_CHORDS).slice(8), 36, 0.7);
  hold({ ...bow, velocity: 0.7 }, chordsOf(CHORUS_CHORDS), 60, 0.8);
  hold({ ...bow, velocity: 0.6 }, chordsOf("Cmaj7 | D7"), 114, 0.8);
  hold({ ...bow, velocity: 0.95 }, chordsOf(parts[4][0]), 120, 0.9);
  hold({ ...bow, velocity: 0.5 }, chordsOf(last), 144, 0.8);
  const violins = mix.track("violins", {
    gain: 0.2,
    duck: { by: "voice", decibels: 6 },
    hall: 0.5,
    lowCut: 250,
    presence: [3000, 2],
  });
  const line = melody("E5/2 D5 | C5/2 A4 | D5/3 | B4/2 G4 | C5/2 E5 | D5/3 | B4/2 D5 | G5/3", 3);
  score.play(violins, strings(3400), line, 60, { velocity: 0.5, pan: -0.3 });
  score.play(violins, strings(3400), secondVoice(line, G_MAJOR, 2), 84, { velocity: 0.6, pan: -0.3 });
  score.play(violins, strings(3400), line, 120, { velocity: 0.8, pan: -0.3 });
  const box = mix.track("music box", { gain: 0.26, hall: 0.5, echo: 0.2, lowCut: 400 });
  for (const [from, velocity] of [
    [0, 0.6],
    [108, 0.6],
    [60, 0.35],
    [132, 0.4],
  ] as const) {
    score.play(box, musicBox(), SNOW, from, { velocity, pan: 0.2 });
  }
}

function playDrums(mix: Mix, score: Score): void {
  const kicks = mix.track("kick", { isRhythm: true, gain: 0.42, room: 0.2 });
  const brushes = mix.track("brushes", { isRhythm: true, gain: 0.3, room: 0.25, hall: 0.1 });
  const felt = kick({ pitch: 56, sweep: 50, decay: 8, click: 0.05, drive: 1.1 });
  const brush = snare({ tone: 170, wires: 0.7, decay: 20, bright: 3500 });
  const [ride, crash] = [cymbal({ decay: 9, metal: 0.3, low: 5200 }), cymbal({ decay: 2, low: 4800, attack: 0.01 })];
  for (let bar = 4; bar < 48; bar++) {
    const beat = bar * 3;
    const isChorus = (bar >= 20 && bar < 36) || bar >= 40;
    if (bar === 36 || bar === 37) continue;
    const gain = isChorus ? 1 : bar < 12 ? 0.45 : 0.6;
    score.hit(kicks, felt, beat, 0.85, { gain });
    score.pattern(brushes, brush, beat, bar % 4 === 3 ? "..516." : "..5.41", 0.5, { gain, pan: 0.1 });
    if (isChorus) score.pattern(brushes, ride, beat, "6.5352", 0.5, { gain: 0.6, pan: 0.35 });
  }
  for (const beat of [60, 120, 144]) {
    score.hit(brushes, crash, beat, 0.8, { gain: 0.8, pan: -0.2 });
    score.hit(kicks, felt, beat, 1);
  }
  playBuilds(mix, score, BUILDS, brush, 1.6);
}

function singAll(mix: Mix, score: Score): SungLine[] {
  const voice = mix.track("voice", { ...LEAD_VOICE, gain: 1.85, hall: 0.08, room: 0.12, echo: 0 });
  const second = mix.track("second voice", { ...LEAD_VOICE, gain: 0.12, hall: 0.4 });
  const lines: SungLine[] = [];
  const put = (part: readonly (readonly [string, string])[], from: number, isFull: boolean, gain = 1) => {
    part.forEach(([text, notes], i) => {
      // Sung an octave below what is written; a woman joins above.
      const tones = moved(melody(notes, 3), { semitones: -12 });
      const at = from + i * 12;
      const line = lineAt(score, at, text, tones);
      lines.push(line);
      singInto(voice, line, TENOR, { gain });
      if (!isFull) return;
      singInto(second, lineAt(score, at, text, secondVoice(tones, G_MAJOR, 2)), ALTO, { pan: -0.5, gain: 0.7 });
    });
  };
  put(VERSE, 12, false);
  put(CHORUS, 60, true);
  put(CHORUS.slice(2), 120, true, 1.5);
  return lines;
}
