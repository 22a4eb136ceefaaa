import { arpeggio, bassLine, comp, hold } from "../composition/accompaniment.ts";
import { playBuilds } from "../composition/build.ts";
import { chordsOf } from "../composition/harmony.ts";
import { melody } from "../composition/melody.ts";
import { Score } from "../composition/score.ts";
import { secondVoice } from "../composition/second-voice.ts";
import type { Mix } from "../mixing/mix.ts";
import { clap, cymbal, kick, snare, tom } from "../synthesis/drum-kit.ts";
import { impact, shaker } from "../synthesis/percussion.ts";
import { synth } from "../synthesis/synths.ts";
import { lineAt, singInto } from "../voice/choir.ts";
import { LEAD_VOICE } from "../voice/lead-voice.ts";
import { ALTO, TENOR } from "../voice/singer.ts";
import type { SungLine } from "../voice/sung-line.ts";
import { ARTIST, type LibrarySong } from "./song.ts";

const TEMPO = 124;
const BARS = 38;
const BUILDS = [
  { from: 56, to: 64 },
  { from: 104, to: 112 },
];
const A_MINOR = [9, 11, 0, 2, 4, 5, 7];

const VERSE = [
  ["City lights are calling out my name", "-/.5 A3/.5 A3/.5 C4/1 B3/.5 A3/.5 G3/.5 | A3/.5 C4/.5 A3/2 -/1"],
  ["Every window wears a different flame", "-/.5 A3/.5 A3/.5 C4/.5 D4/.5 C4/1 B3/.5 | A3/.5 G3/.5 G3/2 -/1"],
  ["Take my hand and follow where they lead", "-/.5 C4/.5 C4/.5 E4/1 D4/.5 C4/.5 B3/.5 | C4/.5 D4/.5 C4/2 -/1"],
  ["Step by step is all the love we need", "-/.5 C4/.5 C4/.5 D4/1 C4/.5 B3/.5 A3/.5 | G3/.5 A3/.5 B3/2 -/1"],
] as const;
const RISE = [
  ["Look at the sky, we're running high", "A3/1 A3/.5 A3/.5 C4/1.5 -/.5 | C4/.5 C4/.5 B3/.5 D4/2 -/.5"],
  ["Higher and higher, up we fly", "C4/.5 C4/.5 C4/.5 D4/.5 D4/1 -/1 | D4/.5 E4/.5 E4/1 -/2"],
] as const;
const CHORUS = [
  ["Walk with me up the neon stairs", "E4/.5 E4/.5 F4/1 E4/.5 D4/.5 C4/.5 D4/.5 | E4/2.5 -/1.5"],
  ["Shake off the night, shake off your cares", "E4/.5 E4/.5 D4/.5 C4/1 -/.5 C4/.5 D4/.5 | C4/.5 B3/2.5 -/1"],
  ["Jump when the beat begins to fly", "E4/1 E4/.5 F4/.5 G4/1 F4/.5 E4/.5 | D4/.5 E4/2.5 -/1"],
  ["We're dancing up into the sky", "C4/.5 D4/.5 E4/.5 D4/1 C4/.5 B3/.5 G3/.5 | A3/3 -/1"],
] as const;

const VERSE_CHORDS = "Am7 | Am7 | Fmaj7 | Fmaj7 | C | C | G | E7";
const RISE_CHORDS = "Dm7 | Em7 | Fmaj7 | G";
const CHORUS_CHORDS = "F | G | Am | C/E | F | G | E7 | Am7";

/** House music that climbs: for Freestyle and Jazz Dance. */
export const neonStaircase: LibrarySong = {
  file: "neon-staircase",
  title: "Neon Staircase",
  artist: ARTIST,
  languages: ["eng"],
  duration: (BARS * 4 * 60) / TEMPO + 2,
  tempo: TEMPO,
  meter: 4,
  key: "Am",
  styles: ["Freestyle", "Jazz Dance", "Hip Hop"],
  sections: [
    { name: "intro", beat: 0 },
    { name: "verse", beat: 16 },
    { name: "pre-chorus", beat: 48 },
    { name: "chorus", beat: 64 },
    { name: "break", beat: 96 },
    { name: "build", beat: 104 },
    { name: "chorus", beat: 112 },
    { name: "end", beat: 144 },
  ],
  events: {
    strikes: [64, 112, 144],
    stops: [],
    builds: BUILDS,
  },
  mix: { echo: (60 / TEMPO) * 0.75, underVoice: 6 },
  write(mix) {
    const score = new Score({ tempo: TEMPO });
    playSynths(mix, score);
    playDrums(mix, score);
    return singAll(mix, score);
  },
};

function playSynths(mix: Mix, score: Score): void {
  const meter = 4;
  const pushed = { by: "kick", decibels: 7 } as const;
  const seconds = (beat: number) => score.timeOf(beat);
  const opens = (time: number) => {
    const [from, to] = time < seconds(16) ? [seconds(0), seconds(16)] : [seconds(96), seconds(112)];
    return time >= from && time < to ? 900 * 10 ** ((time - from) / (to - from)) : 9000;
  };
  const pads = mix.track("pads", { gain: 0.16, hall: 0.35, lowCut: 160, wide: 0.7, duck: pushed, sweep: opens });
  const warm = synth({ voices: 5, detune: 0.16, attack: 0.06, release: 0.3, cutoff: 2200, resonance: 0.6 });
  const pad = { score, track: pads, instrument: warm, meter, low: 57, velocity: 0.5 };
  hold({ ...pad, velocity: 0.75, gain: 1.6 }, chordsOf("Am7 | Am7 | Fmaj7 | Fmaj7"), 0, 0.7);
  hold({ ...pad, velocity: 0.3 }, chordsOf(VERSE_CHORDS), 16, 0.7);
  hold(pad, chordsOf(RISE_CHORDS), 48, 0.7);
  hold({ ...pad, velocity: 0.75 }, chordsOf(CHORUS_CHORDS), 64, 0.9);
  hold({ ...pad, velocity: 0.45 }, chordsOf(RISE_CHORDS), 96, 0.8);
  hold({ ...pad, velocity: 0.9 }, chordsOf(CHORUS_CHORDS), 112, 0.9);
  hold({ ...pad, velocity: 0.6 }, chordsOf("Am7 | Am7"), 144, 0.9);
  const plucks = mix.track("plucks", {
    gain: 0.2,
    hall: 0.2,
    echo: 0.35,
    lowCut: 260,
    duck: { by: "kick", decibels: 3 },
    sweep: opens,
  });
  const pluck = synth({
    voices: 2,
    detune: 0.08,
    cutoff: 900,
    sweep: 5200,
    fade: 16,
    decay: 7,
    release: 0.08,
    resonance: 1.4,
  });
  const arp = { score, track: plucks, instrument: pluck, meter, low: 69, velocity: 0.6 };
  arpeggio(
    { ...arp, pan: -0.3, velocity: 0.8, gain: 1.6 },
    chordsOf("Am7 | Am7 | Fmaj7 | Fmaj7"),
    0,
    "0 2 3 1 4 2 3 5",
    0.5,
    0.4,
  );
  arpeggio({ ...arp, velocity: 0.4, pan: 0.35 }, chordsOf(VERSE_CHORDS), 16, "0 - 2 - 3 - 1 2", 0.5, 0.4);
  for (const from of [64, 112])
    arpeggio({ ...arp, pan: -0.25 }, chordsOf(CHORUS_CHORDS), from, "0 1 2 4 3 1 2 5", 0.25, 0.2);
  const stabs = mix.track("stabs", { gain: 0.2, hall: 0.25, lowCut: 220, wide: 0.5, duck: pushed });
  const stab = synth({ voices: 5, detune: 0.14, cutoff: 900, sweep: 5000, fade: 9, release: 0.12 });
  for (const from of [64, 112]) {
    comp(
      { score, track: stabs, instrument: stab, meter, low: 60 },
      chordsOf(CHORUS_CHORDS),
      from,
      "8..7..6. ..8...6.",
      0.25,
      { beats: 0.3, strum: 2 },
    );
  }
  const bass = mix.track("bass", {
    isRhythm: true,
    gain: 0.5,
    lowCut: 34,
    duck: { by: "kick", decibels: 6 },
    compress: { threshold: -14, ratio: 3 },
  });
  const low = synth({
    voices: 2,
    detune: 0.05,
    sub: 0.5,
    cutoff: 420,
    sweep: 1500,
    fade: 12,
    release: 0.05,
    drive: 1.5,
  });
  const play = { score, track: bass, instrument: low, meter, low: 33, velocity: 0.7 };
  bassLine({ ...play, velocity: 0.55 }, chordsOf(VERSE_CHORDS), 16, "R/1.5 R/.5 8/.5 -/.5 5/.5 R/.5");
  bassLine({ ...play, velocity: 0.65 }, chordsOf(RISE_CHORDS), 48, "R/.5 R/.5 R/.5 R/.5 R/.5 R/.5 8/.5 n/.5");
  for (const from of [64, 112])
    bassLine(play, chordsOf(CHORUS_CHORDS), from, "-/.5 R/.5 -/.5 8/.5 -/.5 R/.5 5/.5 n/.5");
  bassLine(play, chordsOf("Am7"), 144, "R/4");
}

function playDrums(mix: Mix, score: Score): void {
  const kicks = mix.track("kick", { isRhythm: true, gain: 0.75 });
  const drums = mix.track("drums", { isRhythm: true, gain: 0.5, room: 0.14, hall: 0.05 });
  const beater = kick({ pitch: 49, sweep: 170, decay: 7.5 });
  const [hands, hit] = [clap(), snare({ tone: 205 })];
  const [closed, open, crash] = [cymbal({ decay: 65 }), cymbal({ decay: 11 }), cymbal({ decay: 2.2, low: 5200 })];
  const [seeds, floor, high] = [shaker(), tom({ pitch: 92 }), tom({ pitch: 140 })];
  for (let bar = 2; bar < 36; bar++) {
    const beat = bar * 4;
    const isChorus = (bar >= 16 && bar < 24) || bar >= 28;
    const isRise = bar >= 12 && bar < 16;
    const isBreak = bar >= 24 && bar < 28;
    if (!isBreak)
      score.pattern(kicks, beater, beat, bar === 15 ? "99.." : bar < 4 ? "6666" : "9999", 1, {
        gain: bar < 12 ? 0.75 : 1,
      });
    if (!isBreak || bar >= 26)
      score.pattern(drums, closed, beat, bar < 4 ? "..3...3...3...3." : "4153415341534154", 0.25, {
        pan: 0.3,
        gain: isChorus ? 0.8 : 0.55,
      });
    if (bar >= 8 && !isBreak) score.pattern(drums, hands, beat, ".8.8", 1, { late: 5, gain: isChorus ? 0.9 : 0.55 });
    if (isChorus) {
      score.pattern(drums, open, beat, ".7.7.7.7", 0.5, { pan: 0.2, gain: 0.55 });
      score.pattern(drums, hit, beat, "....7..1.1..7.2.", 0.25, { gain: 0.6 });
      score.pattern(drums, seeds, beat, "4262426242624263", 0.25, { pan: -0.4, gain: 0.7 });
    }
    if (isRise)
      score.pattern(drums, hit, beat, bar === 15 ? "5.6.7788........" : "..1.3..1..1.3.22", 0.25, { gain: 0.6 });
    if (isBreak && bar < 27) score.pattern(kicks, beater, beat, "5...", 1, { gain: 0.7 });
    if (bar === 11 || bar === 31) {
      score.pattern(drums, high, beat + 2, "7.6.", 0.5, { pan: -0.3 });
      score.pattern(drums, floor, beat + 3, "7.88", 0.25, { pan: 0.3 });
    }
  }
  for (const beat of [64, 112, 144]) {
    score.hit(drums, crash, beat, 0.85, { gain: 0.7, pan: 0.2 });
    score.hit(kicks, beater, beat, 1);
  }
  playBuilds(mix, score, BUILDS, hit, 2.2);
  const effects = mix.track("effects", { gain: 0.3, hall: 0.3 });
  const boom = impact();
  for (const beat of [64, 112, 144]) effects.add(boom, score.timeOf(beat), 0.9);
}

function singAll(mix: Mix, score: Score): SungLine[] {
  const voice = mix.track("voice", { ...LEAD_VOICE, gain: 1.65, echo: 0.03, hall: 0.06 });
  const second = mix.track("second voice", { ...LEAD_VOICE, gain: 0.22, hall: 0.3 });
  const lines: SungLine[] = [];
  const put = (part: readonly (readonly [string, string])[], from: number, isFull: boolean, gain = 1) => {
    part.forEach(([text, notes], i) => {
      const tones = melody(notes, 4);
      const line = lineAt(score, from + i * 8, text, tones);
      lines.push(line);
      singInto(voice, line, TENOR, { gain });
      if (!isFull) return;
      singInto(second, lineAt(score, from + i * 8, text, secondVoice(tones, A_MINOR, 2)), ALTO, {
        pan: -0.55,
        gain: 0.8,
      });
    });
  };
  put(VERSE, 16, false);
  put(RISE, 48, false);
  put(CHORUS, 64, true, 1.2);
  put(RISE, 96, false, 1.1);
  put(CHORUS, 112, true, 1.4);
  return lines;
}
