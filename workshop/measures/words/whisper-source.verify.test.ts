import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import {
  clicks,
  evenly,
  FIXTURE_RATE,
  hum,
  temporaryFolder,
  writeAudio,
} from "../../../server/src/music/audio.fixture.ts";
import { findWhisperModel } from "../../../server/src/music/lyrics/whisper/find-model.ts";
import { whisperSource } from "../../../server/src/music/lyrics/whisper/whisper-source.ts";
import { sing } from "../../songs/voice/sing.ts";
import { ALTO } from "../../songs/voice/singer.ts";
import { setToMusic } from "../../songs/voice/sung-line.ts";

const folder = temporaryFolder();
afterAll(folder.remove);

/** Eight seconds of a tone with a click twice a second. */
function instrumental(): string {
  const path = join(folder.path, "instrumental.wav");
  const tone = hum(8);
  const beat = clicks(8, evenly(0, 8, 0.5));
  writeAudio(
    path,
    tone.map((sample, i) => sample + (beat[i] ?? 0)),
    [],
    FIXTURE_RATE,
  );
  return path;
}

/** Lines as our singer sings them, a syllable in half a second, each from a time on. */
const SUNG = [
  { from: 1, text: "Look at the light, look at the day", pitches: [71, 69, 66, 69, 71, 69, 66, 69] },
  { from: 7, text: "Take my hand and dance with me", pitches: [71, 69, 66, 64, 66, 64, 62] },
];

function song(): string {
  const path = join(folder.path, "song.wav");
  const sound = new Float32Array(12 * FIXTURE_RATE);
  for (const { from, text, pitches } of SUNG) {
    const notes = pitches.map((pitch, i) => ({ time: from + i * 0.5, seconds: 0.45, pitch: pitch - 12 }));
    const sung = sing(setToMusic(text, notes), ALTO);
    const at = Math.round(sung.time * FIXTURE_RATE);
    for (const [i, sample] of sung.sound.entries()) sound[at + i] = (sound[at + i] ?? 0) + 3 * sample;
  }
  writeAudio(path, sound, [], FIXTURE_RATE);
  return path;
}

const installed = findWhisperModel(undefined);
if (!installed) console.warn("Not tried: Whisper, because its optional packages are not installed.");

describe.skipIf(!installed)("with the model that is installed", () => {
  const source = installed && whisperSource(installed);
  afterAll(() => source?.close());

  test("hears no words where none are sung", async () => {
    const shares: number[] = [];
    const onProgress = ({ share }: { share: number }) => shares.push(share);
    const heard = await source?.transcribe(instrumental(), { duration: 8, onProgress });
    expect(heard?.lines).toEqual([]);
    expect(shares.at(-1)).toBe(1);
  });

  test("finds known lines where they are sung", async () => {
    const knownLines = SUNG.map(({ text }) => text);
    const { aligned = [], language } = (await source?.transcribe(song(), { duration: 12, knownLines })) ?? {};
    expect(language).toBe("en");
    expect(aligned.map(({ text }) => text)).toEqual(knownLines);
    for (const [i, { start }] of aligned.entries()) expect(Math.abs(start - (SUNG[i]?.from ?? 0))).toBeLessThan(0.5);
  });
});
