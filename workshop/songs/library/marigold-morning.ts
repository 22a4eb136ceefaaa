import { arpeggio, bassLine, comp, hold } from "../composition/accompaniment.ts";
import { playBuilds } from "../composition/build.ts";
import { chordsOf } from "../composition/harmony.ts";
import { melody, moved, type Tone } from "../composition/melody.ts";
import { Score } from "../composition/score.ts";
import { secondVoice } from "../composition/second-voice.ts";
import type { Mix } from "../mixing/mix.ts";
import { clap, cymbal, kick, skin } from "../synthesis/drum-kit.ts";
import { santoor } from "../synthesis/keys.ts";
import { shaker } from "../synthesis/percussion.ts";
import { fingerBass, plucked } from "../synthesis/plucked.ts";
import { strings } from "../synthesis/synths.ts";
import { flute } from "../synthesis/winds.ts";
import { lineAt, singInto } from "../voice/choir.ts";
import { LEAD_VOICE } from "../voice/lead-voice.ts";
import { ALTO, SOPRANO, TENOR } from "../voice/singer.ts";
import type { SungLine } from "../voice/sung-line.ts";
import { ARTIST, type LibrarySong } from "./song.ts";

const TEMPO = 108;
const BARS = 33;
const BUILDS = [{ from: 88, to: 96 }];
/** D with a flat seventh: raga Khamaj on a guitar's strings. */
const SCALE = [2, 4, 6, 7, 9, 11, 0];

const VERSE = [
  ["Wake up, my love, the night is gone", "A4/.5 A4/.5 B4/1 A4/1 F#4/1 | E4/.5 F#4/.5 D4/2 -/1"],
  ["Turn to the sun and let it go", "A4/1 A4/.5 A4/.5 B4/1 A4/.5 F#4/.5 | E4/.5 E4/2.5 -/1"],
  ["Look at the light, look at the day", "B4/1 A4/.5 F#4/.5 A4/1.5 -/.5 | B4/1 A4/.5 F#4/.5 A4/1.5 -/.5"],
  ["Everybody wants to play", "G4/.5 G4/.5 F#4/.5 G4/.5 A4/1 F#4/1 | E4/3 -/1"],
] as const;
const CHORUS = [
  ["Good morning sun, good morning day", "D4/.5 F#4/.5 A4/.5 B4/1.5 -/1 | B4/.5 A4/.5 F#4/.5 A4/1.5 -/1"],
  ["Take my hand and dance with me", "B4/1 A4/.5 F#4/.5 E4/1 -/1 | F#4/1 E4/.5 D4/1.5 -/1"],
  ["Sing me a song, sing it loud", "A4/1 A4/.5 B4/.5 A4/1 -/1 | F#4/1 A4/.5 B4/1.5 -/1"],
  ["We have all the time in the world", "B4/1 A4/.5 F#4/.5 G4/.5 A4/1.5 | F#4/.5 E4/.5 D4/2 -/1"],
] as const;
const HINDI_CHORUS = [
  ["सुबह हुई, गेंदे खिले", "D4/.5 F#4/.5 A4/.5 B4/1.5 -/1 | B4/.5 A4/.5 F#4/.5 A4/1.5 -/1"],
  ["धूप की डोरी हाथ में ले", "B4/1 A4/.5 F#4/.5 E4/1 -/1 | F#4/1 E4/.5 D4/1.5 -/1"],
  ["नाच उठा है मन मेरा", "A4/1 A4/.5 B4/.5 A4/1 -/1 | F#4/1 A4/.5 B4/1.5 -/1"],
  ["संग मेरे तू भी नाच ज़रा", "B4/1 A4/.5 F#4/.5 G4/.5 A4/1.5 | F#4/.5 E4/.5 D4/2 -/1"],
] as const;
const BUILD = [["Marigold, oh marigold", "G4/1 G4/.5 B4/1.5 B4/.5 B4/.5 | A4/1 A4/2 -/1"]] as const;

const VERSE_CHORDS = "D | D | G/D | A7sus4 | Bm7 | G | Em7 | A7sus4";
const CHORUS_CHORDS = "G | A | F#m7 | Bm7 | Em7 | A7 | Cadd9 G | D";
const BUILD_CHORDS = "G | A7";

const FLUTE = melody("A4/2 B4/1 D5/1 | E5/1.5 D5/.5 B4/1 A4/1 | F#4/1 A4/1 B4/2 | A4/3 -/1", 4);
const SITAR = melody("-/2 D5/.5 C5/.5 A4/.5 B4/.5 | A4/1.5 -/2.5", 4);
/** A phrase three times, the last stroke of which is the next one: a tihai. */
const TIHAI = melody("D5/.5 E5/.5 F#5/.5 A5/.75 -/.25 D5/.5 E5/.5 F#5/.5 | A5/.75 -/.25 D5/.5 E5/.5 F#5/.5 -/1.5", 4);

/** A morning raga that grew into a song, with tabla, sitar and strings: for Indian Classical. */
export const marigoldMorning: LibrarySong = {
  file: "marigold-morning",
  title: "Marigold Morning",
  artist: ARTIST,
  languages: ["eng", "hin"],
  duration: (BARS * 4 * 60) / TEMPO + 1.6,
  tempo: TEMPO,
  meter: 4,
  key: "D",
  styles: ["Indian Classical", "Jazz Dance", "Freestyle"],
  sections: [
    { name: "intro", beat: 0, level: -1 },
    { name: "verse", beat: 16, level: -3.5 },
    { name: "chorus", beat: 48 },
    { name: "break", beat: 80, level: -1.5 },
    { name: "build", beat: 88, level: -3 },
    { name: "chorus", beat: 96 },
    { name: "end", beat: 128 },
  ],
  events: {
    strikes: [48, 96, 128],
    stops: [{ from: 46, to: 48, isSung: true }],
    builds: BUILDS,
  },
  mix: { echo: (60 / TEMPO) * 0.75, underVoice: 6 },
  write(mix) {
    const score = new Score({ tempo: TEMPO });
    playStrings(mix, score);
    playDrums(mix, score);
    return singAll(mix, score);
  },
};

function playStrings(mix: Mix, score: Score): void {
  const meter = 4;
  const drone = mix.track("drone", { gain: 0.3, hall: 0.35, lowCut: 90 });
  const tanpura = plucked({ brightness: 0.3, ring: 7, damping: 0.25, buzz: 0.5, release: 0.6 });
  for (let beat = 0; beat < 128; beat += 4) {
    const velocity = beat < 16 || (beat >= 80 && beat < 88) ? 0.6 : 0.4;
    const round = [57, 62, 62, 50].map((pitch, i): Tone => ({ beat: i, pitch, beats: 5 }));
    score.play(drone, tanpura, round, beat, { velocity, pan: -0.2 });
  }
  const wind = mix.track("bansuri", { gain: 0.36, hall: 0.5, echo: 0.25, lowCut: 200 });
  const bansuri = flute({ breath: 0.09, slide: 1.2, vibrato: 0.22 });
  score.play(wind, bansuri, FLUTE, 0, { velocity: 0.6, pan: 0.2 });
  score.play(wind, bansuri, secondVoice(FLUTE, SCALE, 2), 96 + 16, { velocity: 0.45, pan: 0.3 });
  const pluck = mix.track("sitar", { gain: 0.34, hall: 0.25, echo: 0.2, lowCut: 160, presence: [2600, 3] });
  const sitar = plucked({ brightness: 0.85, ring: 3, damping: 0.3, buzz: 0.7, position: 0.08 });
  for (const beat of [8, 28, 44])
    score.play(pluck, sitar, SITAR, beat - (beat === 28 ? 4 : 0), { velocity: 0.6, pan: 0.35 });
  score.play(pluck, sitar, TIHAI, 80, { velocity: 0.85, pan: 0.1 });
  const hammered = mix.track("santoor", { gain: 0.2, hall: 0.35, lowCut: 300, wide: 0.5 });
  const bright = { score, track: hammered, instrument: santoor(), meter, low: 69, velocity: 0.6 };
  arpeggio(bright, chordsOf(CHORUS_CHORDS), 48, "0 2 1 2 3 2 1 2", 0.5, 1);
  arpeggio({ ...bright, velocity: 0.8 }, chordsOf(CHORUS_CHORDS), 96, "0 2 1 2 3 2 4 2", 0.25, 0.8);
  const guitar = mix.track("guitar", {
    gain: 0.24,
    room: 0.3,
    lowCut: 150,
    wide: 0.4,
    duck: { by: "voice", decibels: 2 },
  });
  const nylon = plucked({ brightness: 0.55, ring: 2.4, body: [190, 0.4] });
  const strum = { score, track: guitar, instrument: nylon, meter, low: 55, pan: -0.3 };
  arpeggio({ ...strum, velocity: 0.6 }, chordsOf(VERSE_CHORDS), 16, "0 2 1 2 0 2 1 3", 0.5, 1);
  for (const from of [48, 96]) comp(strum, chordsOf(CHORUS_CHORDS), from, "7.5.637.", 0.5, { beats: 0.9, strum: 9 });
  const section = mix.track("strings", { gain: 0.15, hall: 0.45, lowCut: 180, duck: { by: "voice", decibels: 2.5 } });
  const play = { score, track: section, instrument: strings(2400), meter, low: 60, velocity: 0.5 };
  hold(play, chordsOf(BUILD_CHORDS), 88, 0.6);
  hold({ ...play, velocity: 0.6 }, chordsOf(CHORUS_CHORDS), 48, 0.7);
  hold({ ...play, velocity: 0.85 }, chordsOf(CHORUS_CHORDS), 96, 0.8);
  const bass = mix.track("bass", {
    isRhythm: true,
    gain: 0.62,
    lowCut: 35,
    compress: { threshold: -16, ratio: 3, makeUp: 2 },
  });
  const low = { score, track: bass, instrument: fingerBass(), meter, low: 36, velocity: 0.7 };
  bassLine({ ...low, velocity: 0.5 }, chordsOf(VERSE_CHORDS), 16, "R/2.5 5/.5 R/1");
  for (const from of [48, 96])
    bassLine({ ...low, velocity: 0.85 }, chordsOf(CHORUS_CHORDS), from, "R/1.5 8/.5 5/1 R/.5 n/.5");
  bassLine(low, chordsOf(BUILD_CHORDS), 88, "R/1 R/1 R/1 n/1");
  hold({ ...low, track: guitar, instrument: nylon, low: 50, velocity: 0.8 }, chordsOf("D"), 128, 0.6);
  hold({ ...play, velocity: 0.6 }, chordsOf("D"), 128, 0.8);
  bassLine(low, chordsOf("D"), 128, "R/4");
}

function playDrums(mix: Mix, score: Score): void {
  const tabla = mix.track("tabla", { isRhythm: true, gain: 0.62, room: 0.25, hall: 0.08 });
  const deep = skin({ pitch: 80, bend: 0.55, decay: 5.5, slap: 0.05, ring: 0.1 });
  const ringing = skin({ pitch: 294, bend: 0.02, decay: 9, slap: 0.3, overtone: 2.01, ring: 0.5 });
  const dry = skin({ pitch: 345, bend: 0.1, decay: 36, slap: 0.6 });
  const drums = mix.track("drums", { isRhythm: true, gain: 0.5, room: 0.12 });
  const kicks = mix.track("kick", { isRhythm: true, gain: 0.55 });
  const beater = kick({ pitch: 52, decay: 9 });
  const [hands, hat, crash] = [clap(), cymbal({ decay: 60 }), cymbal({ decay: 2.4, low: 5200 })];
  const shake = mix.track("shaker", { isRhythm: true, gain: 0.32, room: 0.1 });
  const seeds = shaker();
  for (let bar = 2; bar < 32; bar++) {
    const beat = bar * 4;
    const isChorus = (bar >= 12 && bar < 20) || bar >= 24;
    const isBreak = bar === 20 || bar === 21;
    const isBuild = bar >= 22 && bar < 24;
    const gain = isChorus ? 1 : isBreak ? 1 : bar < 4 ? 0.45 : 0.6;
    // Keherwa, eight half-beats: dha ge na ti na ka dhi na; ghost notes between.
    score.pattern(tabla, deep, beat, isBreak ? "9.6.9.6." : "9.5..47.", 0.5, { gain, pan: -0.15 });
    score.pattern(tabla, ringing, beat, "8.7..67.", 0.5, { gain: gain * 0.6, pan: 0.2 });
    score.pattern(tabla, dry, beat, bar % 4 === 3 ? "..2.2.4.2.4.5666" : "..2.4.2...3.4.2.", 0.25, {
      gain: gain * 0.6,
      pan: 0.28,
    });
    if (isChorus || isBuild) {
      score.pattern(kicks, beater, beat, isBuild ? "8.8.8.8." : "9..69.6.", 0.5);
      score.pattern(shake, seeds, beat, "6253625362536253", 0.25, { pan: 0.4 });
    }
    if (isChorus) {
      score.pattern(drums, hands, beat, ".8.8", 1, { pan: -0.1, gain: 0.7, late: 4 });
      score.pattern(drums, hat, beat, ".5.5.5.6", 0.5, { pan: 0.3, gain: 0.5 });
    }
    if (bar === 19) score.pattern(tabla, deep, beat + 2, "7.78", 0.5, { pan: -0.15 });
  }
  for (const beat of [48, 96, 128]) {
    score.hit(drums, crash, beat, 0.8, { gain: 0.55, pan: -0.2 });
    score.hit(kicks, beater, beat, 1);
  }
  score.hit(tabla, deep, 128, 1);
  playBuilds(mix, score, BUILDS, dry, 2.4);
}

function singAll(mix: Mix, score: Score): SungLine[] {
  const voice = mix.track("voice", { ...LEAD_VOICE, gain: 2.2, echo: 0.02, room: 0.1, hall: 0.06 });
  const second = mix.track("second voice", { ...LEAD_VOICE, gain: 0.32, room: 0.3, hall: 0.35 });
  const lines: SungLine[] = [];
  // He tells it in English, an octave below what is written; she answers in Hindi.
  const put = (part: readonly (readonly [string, string])[], from: number, isFull: boolean) => {
    part.forEach(([text, notes], i) => {
      const tones = moved(melody(notes, 4), { semitones: isFull ? 0 : -12 });
      const line = lineAt(score, from + i * 8, text, tones);
      lines.push(line);
      singInto(voice, line, isFull ? ALTO : TENOR);
      if (!isFull) return;
      singInto(second, lineAt(score, from + i * 8, text, secondVoice(tones, SCALE, -2)), SOPRANO, {
        pan: -0.5,
        gain: 0.8,
      });
    });
  };
  put(VERSE, 16, false);
  put(CHORUS, 48, false);
  put(BUILD, 88, false);
  put(HINDI_CHORUS, 96, true);
  return lines;
}
