import { bassLine, comp, hold } from "../composition/accompaniment.ts";
import { playBuilds } from "../composition/build.ts";
import { chordsOf } from "../composition/harmony.ts";
import { melody } from "../composition/melody.ts";
import { Score } from "../composition/score.ts";
import { secondVoice } from "../composition/second-voice.ts";
import type { Mix } from "../mixing/mix.ts";
import { cymbal, kick, rim, snare } from "../synthesis/drum-kit.ts";
import { electricPiano, vibraphone } from "../synthesis/keys.ts";
import { shaker, snap } from "../synthesis/percussion.ts";
import { fingerBass, plucked } from "../synthesis/plucked.ts";
import { brass } from "../synthesis/synths.ts";
import { lineAt, singInto } from "../voice/choir.ts";
import { LEAD_VOICE } from "../voice/lead-voice.ts";
import { ALTO, BARITONE } from "../voice/singer.ts";
import type { SungLine } from "../voice/sung-line.ts";
import { ARTIST, type LibrarySong } from "./song.ts";

const TEMPO = 72;
const BARS = 21;
const BUILDS = [{ from: 56, to: 64 }];
const F_MINOR = [5, 7, 8, 10, 0, 1, 3];

const VERSE = [
  ["I made a crown from yesterday's news", "C3/.5 F3/1 F3/.5 Ab3/1.5 G3/.5 F3/.5 Eb3/.5 F3/1 C3/1.5 -/.5"],
  ["They laughed at me, I learned to smile", "F3/.5 Ab3/1 Ab3/.5 Bb3/1.5 -/.5 Ab3/.5 G3/1 F3/.5 G3/1.5 -/.5"],
] as const;
const SECOND_VERSE = [
  ["Look at the kids who dance in the street", "F3/1 F3/.5 G3/.5 Ab3/1.5 G3/.5 F3/.5 Eb3/1 F3/.5 C3/1.5 -/.5"],
  ["We have a room for one and for all", "F3/1 Ab3/.5 Ab3/.5 Bb3/1.5 Ab3/.5 C4/1 Bb3/.5 Ab3/.5 G3/1.5 -/.5"],
] as const;
const CHORUS = [
  ["I keep my head up in this town", "Ab3/.5 Bb3/1 Bb3/.5 C4/1.5 Bb3/.5 Ab3/1 G3/.5 Bb3/2 -/.5"],
  ["I'm still the king of my paper crown", "Ab3/.5 Ab3/1 G3/.5 F3/1 G3/.5 Ab3/.5 G3/1 E3/.5 F3/2 -/.5"],
] as const;

const VERSE_CHORDS = "Fm9 | Dbmaj7 | Bbm7 | Gm7b5 C7b9";
const CHORUS_CHORDS = "Dbmaj9 Eb6 | Cm7 Fm7 | Bbm9 Eb9 | Dbmaj7 C7b9";
const HORNS = melody(
  "-/2 C5/.25 Eb5/.25 F5/.5 -/1 | -/2.5 Ab5/.5 G5/.5 Eb5/.5 | -/2 F5/.25 Eb5/.25 C5/.5 Bb4/1 | C5/1.5 -/2.5",
  4,
);
const VIBES = melody("C5/.75 Eb5/.25 F5/1 -/.5 Ab5/.5 G5/.5 Eb5/.5 | C5/1.5 -/.5 Bb4/.5 C5/.5 Eb5/1", 4);

/** Slow soul over drums that limp in swung sixteenths: for Hip Hop and Breakdancing. */
export const paperCrown: LibrarySong = {
  file: "paper-crown",
  title: "Paper Crown",
  artist: ARTIST,
  languages: ["eng"],
  duration: (BARS * 4 * 60) / TEMPO + 2,
  tempo: TEMPO,
  meter: 4,
  key: "Fm",
  styles: ["Hip Hop", "Breakdancing", "Contemporary"],
  sections: [
    { name: "intro", beat: 0 },
    { name: "verse", beat: 8 },
    { name: "chorus", beat: 24 },
    { name: "verse", beat: 40 },
    { name: "build", beat: 56, level: 5 },
    { name: "chorus", beat: 64 },
    { name: "end", beat: 80 },
  ],
  events: {
    strikes: [24, 64, 80],
    stops: [{ from: 22, to: 24, isSung: true }],
    builds: BUILDS,
  },
  mix: { echo: (60 / TEMPO) * 0.5, underVoice: 11 },
  write(mix) {
    const score = new Score({ tempo: TEMPO, swingUnit: 0.25, swing: 0.3 });
    playBand(mix, score);
    playDrums(mix, score);
    return singAll(mix, score);
  },
};

function playBand(mix: Mix, score: Score): void {
  const meter = 4;
  const keys = mix.track("keys", {
    gain: 0.17,
    room: 0.2,
    hall: 0.18,
    lowCut: 120,
    wide: 0.5,
    duck: { by: "voice", decibels: 2.5 },
  });
  const rhodes = {
    score,
    track: keys,
    instrument: electricPiano({ bark: 0.9, tremolo: 0.3 }),
    meter,
    low: 53,
    late: 8,
  };
  const soft = "7......3 5......3";
  comp({ ...rhodes, gain: 0.7 }, chordsOf("Fm9 | Dbmaj7"), 0, soft, 0.25, { beats: 1.5, strum: 14 });
  for (const from of [8, 40])
    comp({ ...rhodes, gain: 0.75 }, chordsOf(VERSE_CHORDS), from, soft, 0.25, { beats: 1.4, strum: 12 });
  comp({ ...rhodes, gain: 0.6 }, chordsOf("Dbmaj7 | Gm7b5 C7b9"), 56, "6...............", 0.25, {
    beats: 3,
    strum: 20,
  });
  for (const from of [24, 64])
    comp(rhodes, chordsOf(CHORUS_CHORDS), from, "8..5...3 8..5...4", 0.25, { beats: 0.7, strum: 8 });
  comp(rhodes, chordsOf("Fm9"), 80, "7...............", 0.25, { beats: 4, strum: 30 });
  const bells = mix.track("vibraphone", { gain: 0.24, hall: 0.4, echo: 0.3, lowCut: 250 });
  for (const from of [0, 56]) score.play(bells, vibraphone(), VIBES, from, { velocity: 0.5, pan: 0.3, late: 10 });
  const guitar = mix.track("guitar", { gain: 0.12, room: 0.25, lowCut: 300, echo: 0.12 });
  const muted = plucked({ brightness: 0.7, ring: 0.35, damping: 0.4 });
  for (const from of [24, 40, 64]) {
    comp(
      { score, track: guitar, instrument: muted, meter, low: 60, pan: -0.45 },
      chordsOf(CHORUS_CHORDS),
      from,
      "...56......56..3",
      0.25,
      { beats: 0.2, strum: 5 },
    );
  }
  const horns = mix.track("horns", { gain: 0.15, room: 0.2, hall: 0.25, lowCut: 220, wide: 0.4 });
  score.play(horns, brass(), HORNS, 24, { velocity: 0.55, pan: 0.25, late: 6 });
  score.play(horns, brass(), HORNS, 64, { velocity: 0.8, pan: 0.25, late: 6 });
  score.play(horns, brass(), secondVoice(HORNS, F_MINOR, -2), 64, { velocity: 0.75, pan: -0.25, late: 9 });
  hold({ score, track: horns, instrument: brass(), meter, low: 58, velocity: 0.5 }, chordsOf("Dbmaj7 C7b9"), 60, 0.5);
  const bass = mix.track("bass", {
    isRhythm: true,
    gain: 0.72,
    lowCut: 32,
    compress: { threshold: -16, ratio: 3, makeUp: 2 },
  });
  const low = { score, track: bass, instrument: fingerBass({ brightness: 0.1, ring: 2.6 }), meter, low: 29, late: 6 };
  for (const from of [8, 40])
    bassLine({ ...low, velocity: 0.6 }, chordsOf(VERSE_CHORDS), from, "R/.75 8/.25 5/.75 R/.25 R/1 5/.75 n/.25");
  for (const from of [24, 64])
    bassLine({ ...low, velocity: 0.85 }, chordsOf(CHORUS_CHORDS), from, "R/.75 8/.25 5/.75 n/.25");
  bassLine({ ...low, velocity: 0.7 }, chordsOf("Fm9"), 80, "R/4");
}

function playDrums(mix: Mix, score: Score): void {
  const kicks = mix.track("kick", { isRhythm: true, gain: 2.05 });
  const drums = mix.track("drums", {
    isRhythm: true,
    gain: 1.95,
    room: 0.2,
    compress: { threshold: -14, ratio: 2.5, makeUp: 1.5 },
  });
  const metal = mix.track("cymbals", { isRhythm: true, gain: 0.55, room: 0.12 });
  const beater = kick({ pitch: 47, sweep: 90, decay: 9, drive: 2 });
  const hit = snare({ tone: 178, wires: 0.95, decay: 14 });
  const [closed, open, crash] = [
    cymbal({ decay: 55, metal: 0.35 }),
    cymbal({ decay: 10 }),
    cymbal({ decay: 2.6, low: 4800 }),
  ];
  const [stick, fingers, seeds] = [rim(), snap(), shaker()];
  for (let bar = 0; bar < 20; bar++) {
    const beat = bar * 4;
    const isChorus = (bar >= 6 && bar < 10) || bar >= 16;
    const isBreak = bar === 14;
    const hats = isBreak ? 0 : isChorus ? 0.85 : 0.5;
    // Beats are marked plainly, sixteenths limp between them.
    if (hats > 0) score.pattern(metal, closed, beat, "9..29..29..29..2", 0.25, { gain: hats, pan: 0.25, loose: 4 });
    if (bar < 2 || isBreak) {
      score.pattern(drums, fingers, beat, ".7.7", 1, { gain: 0.6, pan: -0.1 });
      score.pattern(kicks, beater, beat, bar < 1 ? "5..." : "5.5.", 1, { gain: 0.6 });
      continue;
    }
    const gain = isChorus ? 1 : 0.7;
    score.pattern(kicks, beater, beat, bar % 2 === 0 ? "9......4 7......." : "9......5 7..3....", 0.25, {
      gain,
      late: 2,
    });
    score.pattern(drums, hit, beat, bar % 4 === 1 ? "....8..1....8.12" : "....9..1.1..9..1", 0.25, {
      gain,
      late: 9,
      pan: -0.05,
    });
    if (isChorus) {
      score.pattern(metal, open, beat, ".......5........", 0.25, { gain: 0.7, pan: 0.25 });
      score.pattern(metal, seeds, beat, "6...6..16...6..1", 0.25, { gain: 0.8, pan: -0.4 });
    } else score.pattern(drums, stick, beat, ".......4...3....", 0.25, { gain: 0.7, pan: 0.35 });
  }
  for (const beat of [24, 64, 80]) {
    score.hit(drums, crash, beat, 0.8, { gain: 0.6, pan: 0.3 });
    score.hit(kicks, beater, beat, 1);
  }
  playBuilds(mix, score, BUILDS, hit, 2);
}

function singAll(mix: Mix, score: Score): SungLine[] {
  const voice = mix.track("voice", { ...LEAD_VOICE, gain: 1.7, echo: 0.02, room: 0.08, hall: 0.04 });
  const second = mix.track("second voice", { ...LEAD_VOICE, gain: 0.22, hall: 0.3 });
  const lines: SungLine[] = [];
  const put = (part: readonly (readonly [string, string])[], from: number, isFull: boolean, gain = 1) => {
    part.forEach(([text, notes], i) => {
      const tones = melody(notes, 8);
      const line = lineAt(score, from + i * 8, text, tones);
      lines.push(line);
      singInto(voice, line, BARITONE, { gain });
      if (!isFull) return;
      singInto(second, lineAt(score, from + i * 8, text, secondVoice(tones, F_MINOR, 2)), ALTO, {
        pan: -0.5,
        gain: 0.8,
      });
    });
  };
  put(VERSE, 8, false);
  put(CHORUS, 24, true);
  put(SECOND_VERSE, 40, false);
  put(CHORUS, 64, true, 1.25);
  return lines;
}
