import { bassLine, comp } from "../composition/accompaniment.ts";
import { playBuilds } from "../composition/build.ts";
import { chordsOf } from "../composition/harmony.ts";
import { melody } from "../composition/melody.ts";
import { Score } from "../composition/score.ts";
import { secondVoice } from "../composition/second-voice.ts";
import type { Mix } from "../mixing/mix.ts";
import { cymbal, kick, skin } from "../synthesis/drum-kit.ts";
import { piano } from "../synthesis/keys.ts";
import { claves, cowbell, guiro, shaker } from "../synthesis/percussion.ts";
import { fingerBass } from "../synthesis/plucked.ts";
import { brass } from "../synthesis/synths.ts";
import { flute } from "../synthesis/winds.ts";
import { ARTIST, type LibrarySong } from "./song.ts";

const TEMPO = 150;
const BARS = 46;
const BUILDS = [{ from: 108, to: 116 }];
/** D minor with the leading tone of its dominant. */
const SCALE = [2, 4, 5, 7, 9, 10, 1];

const THEME_CHORDS = "Dm | Dm | Gm7 | A7 | Dm | C7 | Bbmaj7 | A7";
const BRIDGE_CHORDS = "Gm7 | C7 | Fmaj7 | Bbmaj7 | Em7b5 | A7b9 | Dm | D7b9";
const VAMP_CHORDS = "Dm | Gm7 | A7 | Dm";

const THEME = melody(
  "D5/.5 F5/.5 A5/1 -/.5 G5/.5 F5/.5 E5/.5 | F5/1 D5/1.5 -/1.5 | Bb4/.5 D5/.5 G5/1 -/.5 F5/.5 E5/.5 D5/.5 | E5/1 C#5/1.5 -/1.5 | D5/.5 F5/.5 A5/1 -/.5 A5/.5 Bb5/.5 A5/.5 | G5/1 E5/1.5 -/.5 E5/.5 F5/.5 | G5/.5 F5/.5 D5/1 -/.5 F5/.5 E5/.5 D5/.5 | C#5/1 E5/1 A5/1.5 -/.5",
  4,
);
const BRIDGE = melody(
  "G5/1.5 A5/.5 Bb5/1 A5/.5 G5/.5 | E5/1.5 F5/.5 G5/2 | A5/1.5 G5/.5 F5/1 E5/.5 F5/.5 | D5/3 -/1 | E5/1.5 F5/.5 G5/1 F5/.5 E5/.5 | C#5/1.5 D5/.5 E5/1 Bb5/1 | A5/3 -/.5 A5/.5 | F#5/1 A5/1 C6/1 Eb6/1",
  4,
);
const SOLO = melody(
  "A5/.5 D6/.5 C#6/.5 D6/.5 F6/.5 E6/.5 D6/.5 A5/.5 | Bb5/.5 D6/.5 G5/.5 Bb5/.5 A5/1 G5/.5 F5/.5 | E5/.5 G5/.5 C#6/.5 E6/.5 D6/.5 C#6/.5 Bb5/.5 A5/.5 | F5/.5 A5/.5 D6/1.5 -/1.5 | D6/.33 E6/.33 F6/.34 E6/.5 D6/.5 C6/.5 A5/.5 F5/.5 D5/.5 | G5/.5 Bb5/.5 D6/.5 F6/.5 E6/.5 D6/.5 C6/.5 Bb5/.5 | A5/.5 C#6/.5 E6/.5 G6/.5 F6/.5 E6/.5 C#6/.5 A5/.5 | D6/2.5 -/1.5",
  4,
);
const MAMBO = melody(
  "-/.5 A4/.5 D5/.5 F5/.5 -/.5 A5/1 -/.5 | -/.5 G5/.5 F5/.5 D5/.5 -/.5 Bb4/1 -/.5 | -/.5 A4/.5 C#5/.5 E5/.5 -/.5 G5/1 -/.5 | F5/.5 E5/.5 D5/1 -/.5 A5/.5 A5/.5 A5/.5",
  4,
);

/** Salsa over a son clave, with a montuno, a flute's solo and a stop: for Salsa. */
export const calleDeAgua: LibrarySong = {
  file: "calle-de-agua",
  title: "Calle de Agua",
  artist: ARTIST,
  languages: [],
  duration: (BARS * 4 * 60) / TEMPO + 1.6,
  tempo: TEMPO,
  meter: 4,
  key: "Dm",
  styles: ["Salsa", "Jazz Dance"],
  sections: [
    { name: "intro", beat: 0 },
    { name: "verse", beat: 16, level: -2.5 },
    { name: "chorus", beat: 48 },
    { name: "break", beat: 80 },
    { name: "solo", beat: 84, level: -4 },
    { name: "build", beat: 108, level: -2 },
    { name: "chorus", beat: 116 },
    { name: "end", beat: 180 },
  ],
  events: {
    strikes: [8, 16, 48, 84, 116, 180],
    stops: [
      { from: 46, to: 48 },
      { from: 80, to: 84 },
    ],
    builds: BUILDS,
  },
  mix: { echo: (60 / TEMPO) * 0.75 },
  write(mix) {
    const score = new Score({ tempo: TEMPO });
    playBand(mix, score);
    playPercussion(mix, score);
    return [];
  },
};

function playBand(mix: Mix, score: Score): void {
  const meter = 4;
  const horns = mix.track("horns", { gain: 0.27, room: 0.2, hall: 0.22, lowCut: 200, wide: 0.3 });
  const section = brass();
  score.play(horns, section, THEME, 16, { velocity: 0.6, pan: 0.15 });
  for (const from of [116, 148]) {
    score.play(horns, section, THEME, from, { velocity: 0.95, pan: 0.2 });
    score.play(horns, section, secondVoice(THEME, SCALE, -2), from, { velocity: 0.85, pan: -0.25, late: 5 });
  }
  for (const [bar, velocity] of [
    [23, 0.5],
    [27, 0.8],
  ] as const) {
    score.play(horns, section, MAMBO, bar * 4, { velocity, pan: 0.25 });
    if (bar === 27)
      score.play(horns, section, secondVoice(MAMBO, SCALE, 2), bar * 4, { velocity, pan: -0.25, late: 4 });
  }
  for (const pitch of [62, 69, 74, 81]) {
    score.tone(horns, section, 180, pitch, 0.5, { velocity: 1 });
    score.tone(horns, section, 181.5, pitch, 1.6, { velocity: 0.9 });
  }
  const wind = mix.track("flute", { gain: 0.4, hall: 0.3, echo: 0.18, lowCut: 260 });
  const wood = flute({ breath: 0.07, slide: 0.4 });
  score.play(wind, wood, BRIDGE, 48, { velocity: 0.75, pan: -0.1 });
  score.play(wind, wood, SOLO, 84, { velocity: 0.8, pan: -0.1 });
  const keys = mix.track("piano", { gain: 0.4, room: 0.2, lowCut: 120, presence: [2400, 2] });
  const play = { score, track: keys, instrument: piano({ bright: 1.15 }), meter, pan: -0.2 };
  const montuno = "8.66.77.66.77.66 .77.66.77.66.77.";
  const parts = [
    [THEME_CHORDS, 16, 0.55],
    [BRIDGE_CHORDS, 48, 0.7],
    [`${VAMP_CHORDS} | ${VAMP_CHORDS}`, 84, 0.5],
    [THEME_CHORDS, 116, 0.75],
    [THEME_CHORDS, 148, 0.85],
  ] as const;
  for (const [chords, from, gain] of parts) {
    comp({ ...play, low: 62, gain }, chordsOf(chords), from, montuno, 0.5, { beats: 0.42, strum: 3 });
    comp({ ...play, low: 74, gain: gain * 0.7, pan: 0.1 }, chordsOf(chords), from, montuno, 0.5, {
      beats: 0.42,
      strum: 3,
    });
  }
  comp({ ...play, low: 50 }, chordsOf("Dm"), 180, "9.......", 0.5, { beats: 0.5 });
  comp({ ...play, low: 62, gain: 0.5 }, chordsOf("A7 | A7"), 8, montuno, 0.5, { beats: 0.42, strum: 3 });
  const bass = mix.track("bass", {
    isRhythm: true,
    gain: 0.66,
    lowCut: 35,
    compress: { threshold: -16, ratio: 3, makeUp: 2 },
  });
  const low = { score, track: bass, instrument: fingerBass({ brightness: 0.12, ring: 1.6 }), meter, low: 33 };
  for (const [chords, from, gain] of parts)
    bassLine({ ...low, velocity: 0.5 + gain * 0.4 }, chordsOf(chords), from, "R/1.5 5/1 -/.5 8/.5 n/.5");
  bassLine({ ...low, velocity: 0.9 }, chordsOf("Dm"), 180, "R/.8 -/.7 R/2");
}

function playPercussion(mix: Mix, score: Score): void {
  const kicks = mix.track("kick", { isRhythm: true, gain: 0.42 });
  const skins = mix.track("skins", { isRhythm: true, gain: 0.5, room: 0.25 });
  const woods = mix.track("woods", { isRhythm: true, gain: 0.36, room: 0.3, hall: 0.06 });
  const tumba = skin({ pitch: 147, bend: 0.08, decay: 8, slap: 0.12 });
  const quinto = skin({ pitch: 205, bend: 0.08, decay: 9, slap: 0.15 });
  const slap = skin({ pitch: 430, bend: 0.2, decay: 40, slap: 1 });
  const [high, deep] = [
    skin({ pitch: 310, bend: 0.04, decay: 11, slap: 0.3, ring: 0.6 }),
    skin({ pitch: 236, bend: 0.04, decay: 10, slap: 0.3, ring: 0.6 }),
  ];
  const [sticks, bell, campana] = [claves(), cowbell({ pitch: 1.25 }), cowbell({ pitch: 0.9, decay: 9 })];
  const [seeds, gourd, crash] = [shaker(), guiro({ seconds: 0.2 }), cymbal({ decay: 2.6, low: 5000 })];
  const beater = kick({ pitch: 56, sweep: 60, decay: 11 });
  for (let bar = 0; bar < 45; bar++) {
    const beat = bar * 4;
    if (bar === 20) continue;
    const isChorus = (bar >= 12 && bar < 20) || bar >= 29;
    const isSolo = bar >= 21 && bar < 27;
    const gain = bar < 4 ? 1 : isChorus ? 1 : isSolo ? 0.55 : 0.72 + (bar >= 27 ? 0.2 : 0);
    // Son clave, three and two, over two bars.
    score.pattern(woods, sticks, beat, bar % 2 === 0 ? "9..9..9." : "..9.9...", 0.5, { gain: gain * 0.7, pan: -0.4 });
    score.pattern(woods, seeds, beat, "73537353", 0.5, { gain, pan: 0.45 });
    score.pattern(skins, slap, beat, "..7...1.", 0.5, { gain: gain * 0.7, pan: 0.2 });
    score.pattern(skins, quinto, beat, bar % 4 === 3 ? "1.1.1.66" : "1.1.1.87", 0.5, { gain: gain * 0.8, pan: 0.25 });
    score.pattern(skins, tumba, beat, bar % 2 === 0 ? "........" : "...8....", 0.5, { gain: gain * 0.8, pan: 0.05 });
    score.pattern(kicks, beater, beat, "9797", 1, { gain });
    if (bar >= 4 && !isChorus) score.pattern(woods, gourd, beat, "7.437.43", 0.5, { gain: gain * 0.6, pan: 0.35 });
    if (isChorus || bar >= 27) {
      score.pattern(woods, campana, beat, "9.637.63", 0.5, { gain: 0.55, pan: -0.25 });
      score.pattern(woods, bell, beat, "7.7.7.7.", 0.5, { gain: 0.35, pan: 0.2 });
    }
    if (bar >= 2 && bar < 4) score.pattern(woods, campana, beat, "7.427.42", 0.5, { gain: 0.5, pan: -0.25 });
    if (bar === 3 || bar === 19) {
      score.pattern(skins, high, beat + 1, "7.787.", 0.5, { pan: -0.3 });
      score.pattern(skins, deep, beat + 2.5, "8.8", 0.5, { pan: -0.1 });
    }
  }
  // The break: one stroke together, three beats of nothing, and a call into the solo.
  for (const beat of [8, 16, 48, 84, 116, 180, 181.5]) {
    score.hit(woods, crash, beat, 0.85, { gain: 0.7, pan: 0.3 });
    score.hit(skins, deep, beat, 0.9);
    score.hit(kicks, beater, beat, 1);
  }
  playBuilds(mix, score, BUILDS, slap, 1.8);
}
